import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';

/** What `/metrics` tells: how much and how fast, by route pattern. Never who, and never a word. */
export interface Metrics {
  text(): Promise<string>;
  contentType: string;
}

export function measure(app: FastifyInstance): Metrics {
  const register = new Registry();
  // Ten times as seldom as is usual: at rest, looking at the event loop was most of what this process did.
  collectDefaultMetrics({
    register,
    prefix: 'wren_',
    eventLoopMonitoringPrecision: 50,
    eventLoopUtilizationTimeout: 1000,
  });
  const duration = new Histogram({
    name: 'wren_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [register],
  });
  const streams = new Gauge({
    name: 'wren_open_streams',
    help: 'Calls that may stream a reply, being answered now.',
    registers: [register],
  });
  app.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.config.row?.stream) {
      streams.inc();
      reply.raw.once('close', () => streams.dec());
    }
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    next();
  });
  return { text: () => register.metrics(), contentType: register.contentType };
}
