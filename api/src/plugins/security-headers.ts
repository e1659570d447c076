/** Headers of every answer: never stored, never sniffed, never shown as a page (ASVS 3.2.1, 3.4.4, 14.3.2). */
import type { FastifyInstance } from 'fastify';

export const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** `/docs` is a page for developers: its own plugin sets the policy that it needs. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    if (request.url.startsWith('/docs')) reply.removeHeader('content-security-policy');
    done();
  });
}
