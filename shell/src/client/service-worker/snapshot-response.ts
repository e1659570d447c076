/** A page as it stood on screen, made an answer that can be kept: it is read, it runs nothing. */
import { COPY_HEADER } from './offline-pages.ts';

/** Hashes of the inline styles, for the policy of the copy. */
async function styleSources(html: string): Promise<string[]> {
  const texts = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => new TextEncoder().encode(text));
  const hashes = await Promise.all(texts.map((text) => crypto.subtle.digest('SHA-256', text)));
  return hashes.map((hash) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`);
}

export async function snapshotResponse(html: string): Promise<Response> {
  const policy = [
    "default-src 'none'",
    ["style-src 'self'", ...(await styleSources(html))].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      date: new Date().toUTCString(),
      [COPY_HEADER]: 'result',
    },
  });
}
