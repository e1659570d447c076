/** `/remotes/<name>/<contentId>/<path>`: files of published artifacts, immutable, for everybody (design §5). */
import { open, type FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { artifactPath, contentId } from '@amberlane/contract/federation/remote-manifest';
import { acceptsBrotli } from './http-negotiation.ts';
import { readPathSegments, splitTarget } from './path-segments.ts';
import { DATA_HEADERS } from './security-headers.ts';

/** Absolute path of a file that the artifact's manifest lists, or of the manifest itself; null for anything else. */
export type ReadAsset = (name: string, contentId: string, path: string) => string | null | Promise<string | null>;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const ASSET_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // Preloads carry `crossorigin`, and the files may come through a CDN of another origin.
  'access-control-allow-origin': '*',
  vary: 'Accept-Encoding',
};

interface AssetName {
  readonly name: string;
  readonly contentId: string;
  readonly path: string;
}

/** null for what names no public file: `server/` holds what only the shell server runs. */
export function readAssetName(rawPath: string): AssetName | null {
  const [root, name = '', id = '', ...rest] = readPathSegments(rawPath) ?? [];
  const path = rest.join('/');
  const named = root === 'remotes' && /^[a-z][a-z0-9-]*$/.test(name) && contentId.safeParse(id).success && artifactPath.safeParse(path).success;
  return named && rest[0] !== 'server' ? { name, contentId: id, path } : null;
}

export function registerAssets(app: FastifyInstance, readAsset: ReadAsset): void {
  app.get('/remotes/*', async (request, reply) => {
    const asset = readAssetName(splitTarget(request.raw.url ?? '').path);
    const file = asset && (await readAsset(asset.name, asset.contentId, asset.path));
    if (!file) return notHere(reply);
    const twin = acceptsBrotli(request.headers['accept-encoding']) ? await openFile(`${file}.br`) : null;
    const handle = twin ?? (await openFile(file));
    if (!handle) return notHere(reply);
    const { size } = await handle.stat();
    reply.headers({ ...ASSET_HEADERS, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'content-length': size });
    // Of all these, a drawing alone is a document when it is opened.
    if (extname(file) === '.svg') reply.headers(DATA_HEADERS);
    if (twin) reply.header('content-encoding', 'br');
    // Caches give the file to others, whose request it does not name.
    reply.removeHeader('x-request-id');
    return reply.send(handle.createReadStream());
  });
}

async function openFile(path: string): Promise<FileHandle | null> {
  const handle = await open(path).catch(() => null);
  if (handle && !(await handle.stat()).isFile()) {
    await handle.close();
    return null;
  }
  return handle;
}

const notHere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).headers({ ...DATA_HEADERS, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }).send('Not found\n');
