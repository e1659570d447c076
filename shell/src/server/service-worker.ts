/**
 * `/sw.js`: the service worker of the pinned shell. It stands at the root, since a worker answers for what lies below
 * its own address. Where there is none, or none is wanted any more, a worker is sent that takes itself away.
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { SERVICE_WORKER_URL } from '../site/hydration-data.ts';
import { acceptsBrotli, namesTag } from './http-negotiation.ts';
import type { RendererSource } from './pages.ts';
import type { HeaderSettings } from './security-headers.ts';

/** Forgets everything that was kept, and ends with the pages that are open. */
export const FAREWELL_WORKER = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('amberlane-'))await caches.delete(name);
await registration.unregister()})()));
`;

interface SentScript {
  readonly text: string;
  readonly etag: string;
  readonly brotli: Buffer;
}

const sentScript = (text: string): SentScript => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  brotli: brotliCompressSync(text),
});

export function registerServiceWorker(app: FastifyInstance, renderers: RendererSource, { assetsOrigin }: HeaderSettings): void {
  let sent: SentScript | null = null;
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    // The browser asks with every visit; an old worker is never a reason for an old page.
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'content-security-policy': `default-src 'none'; connect-src 'self'${assetsOrigin === null ? '' : ` ${assetsOrigin}`}`,
  };
  app.get(SERVICE_WORKER_URL, (request, reply) => {
    const renderer = renderers.current();
    if (!renderer) return reply.code(503).headers({ 'retry-after': 5, 'cache-control': 'no-store' }).send();
    const text = renderer.serviceWorker ?? FAREWELL_WORKER;
    sent = sent?.text === text ? sent : sentScript(text);
    reply.headers({ ...headers, etag: sent.etag });
    if (namesTag(request.headers['if-none-match'], sent.etag)) return reply.code(304).send();
    if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(text);
    return reply.header('content-encoding', 'br').send(sent.brotli);
  });
}
