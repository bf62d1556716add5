/**
 * How the embedded PostgreSQL runs: durable, small, heard on one unix socket, and silent about what people write.
 * Meanings and defaults: https://www.postgresql.org/docs/current/runtime-config.html
 */
export function settings(major: number, socketFolder: string, more: Record<string, string> = {}): string[] {
  const wanted: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0777', // The folder around the socket is closed to others.

    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    max_connections: '40',
    shared_buffers: '32MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    jit: 'off',

    // One machine, no replica and no parallel query: none of the processes that serve them.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_parallel_workers_per_gather: '0',
    autovacuum_max_workers: '1',
    autovacuum_naptime: '5min',

    // An error of PostgreSQL quotes the statement and the values it stumbled over, so errors stay out of its log.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  if (major >= 18) wanted.io_method = 'sync';
  return Object.entries({ ...wanted, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
