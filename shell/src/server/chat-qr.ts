/** `/-/qr/ng.svg`: QR code (ISO/IEC 18004) of the chat with a country's support contact, drawn when it is first asked for. */
import type { FastifyInstance } from 'fastify';
import { isCountry } from '@amberlane/contract/site';
import { chatAddress } from '@amberlane/contract/site/brand';
import { DATA_HEADERS } from './security-headers.ts';

/** Four light modules around the symbol belong to it. */
const QUIET = 4;

export function registerChatQr(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<string>>();
  app.get<{ Params: { file: string } }>('/-/qr/:file', async (request, reply) => {
    const code = /^([a-z]{2})\.svg$/.exec(request.params.file)?.[1]?.toUpperCase() ?? '';
    if (!isCountry(code)) return reply.code(404).header('cache-control', 'no-store').send();
    const drawing = drawn.get(code) ?? qrSvg(chatAddress(code));
    drawn.set(code, drawing);
    // The address of a chat may change with a release; a day is soon enough.
    return reply.headers({ ...DATA_HEADERS, 'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml; charset=utf-8' }).send(await drawing);
  });
}

/** Black on white whatever the theme: cameras want it so. A quarter of it may be unreadable (level M). */
export async function qrSvg(text: string): Promise<string> {
  const { default: bwip } = await import('bwip-js/node');
  const [code] = bwip.raw('qrcode', text, 'eclevel=M');
  if (!code || !('pixs' in code)) throw new Error('no QR code was made');
  const { pixs, pixx } = code;
  const size = pixx + 2 * QUIET;
  const isDark = (at: number): boolean => pixs[at] === 1;
  let path = '';
  for (let at = 0; at < pixs.length; ) {
    if (!isDark(at)) {
      at += 1;
      continue;
    }
    const [column, row] = [at % pixx, Math.floor(at / pixx)];
    let width = 1;
    while (column + width < pixx && isDark(at + width)) width += 1;
    path += `M${column + QUIET} ${row + QUIET}h${width}v1h-${width}z`;
    at += width;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  );
}
