/** Serves a call that is answered with bytes: refusals leave in the envelope, bytes as a download that no page can run. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ERROR } from '@amberlane/contract';
import type { FileCall } from '@amberlane/contract/call';
import { failure } from '@amberlane/contract/envelope';
import { ApiFault } from '../fault.ts';
import { routeOf } from './call-route.ts';

export interface ServedFile {
  readonly bytes: Buffer;
  /** As the reader sees it, in any script. */
  readonly name: string;
}

interface FileHandler<Request extends z.ZodType> {
  readonly tag: string;
  /** null for a file that is not there, or not any more. */
  handle(input: z.output<Request>): Promise<ServedFile | null>;
}

const FILE_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

export function serveFile<Request extends z.ZodType>(app: FastifyInstance, call: FileCall<string, Request>, { tag, handle }: FileHandler<Request>): void {
  app.route({
    method: 'GET',
    url: routeOf(call.path),
    schema: {
      summary: call.summary,
      tags: [tag],
      params: call.request,
      response: { 200: { description: 'The file.', content: { [call.contentType]: { schema: z.string().meta({ format: 'binary' }) } } }, '4xx': failure, '5xx': failure },
    },
    validatorCompiler: () => (value: unknown) => ({ value }),
    handler: async (request, reply) => {
      const parsed = call.request.safeParse(request.params);
      const file = parsed.success ? await handle(parsed.data) : null;
      if (!file) throw new ApiFault(ERROR.NOT_FOUND);
      return reply.headers(FILE_HEADERS).header('content-disposition', attachment(file.name)).type(call.contentType).send(file.bytes);
    },
  });
}

/** RFC 6266: a plain name for old readers, and the true one in UTF-8 (RFC 8187). */
export function attachment(name: string): string {
  const safe = Array.from(name, (char) => (/[/\\:*?"<>|\p{C}]/u.test(char) ? '_' : char)).join('');
  const plain = safe.replace(/[^\x20-\x7e]|%/g, '_');
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
