import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { loadConfig } from '../server/src/config.ts';
import { listenForLeaving } from '../server/src/leaving.ts';
import { explainAndExit } from '../server/src/main.ts';

/** The server's own paths; every other one is the screen's. */
const serverPaths = ['/api', '/auth', '/dev', '/healthz', '/readyz', '/metrics'];
const root = join(import.meta.dirname, '..');
const leaving = listenForLeaving();

/**
 * Wren at its usual address with live reload: Vite answers there and passes calls on to the server on a port of its own,
 * which starts again whenever one of its files changes.
 */
try {
  const { host, port, publicUrl } = loadConfig();
  const serverPort = await freePort();
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(serverPort), PUBLIC_URL: publicUrl },
    stdio: 'inherit',
  });
  const gone = once(server, 'exit');
  const target = `http://127.0.0.1:${serverPort}`;
  const screen = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: { host, port, strictPort: true, proxy: Object.fromEntries(serverPaths.map((path) => [path, target])) },
  });
  await screen.listen();
  console.log(`Wren is at ${publicUrl}; pages and server reload when you save. Ctrl-C stops both.`);

  await Promise.race([gone, leaving.aborted || once(leaving, 'abort')]);
  server.kill('SIGTERM');
  await Promise.all([gone, screen.close()]);
  process.exit(leaving.aborted ? 0 : 1);
} catch (error) {
  explainAndExit(error, leaving);
}

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port could be had');
  return address.port;
}
