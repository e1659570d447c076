/** `/metrics` for Prometheus, on the API's own port, which no reader reaches. */
import type { FastifyInstance } from 'fastify';
import type { ApiMetrics } from '../metrics/api-metrics.ts';

export function serveMetrics(app: FastifyInstance, { registry, answered }: Pick<ApiMetrics, 'registry' | 'answered'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    answered({ method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
