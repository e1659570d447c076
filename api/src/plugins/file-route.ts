/** Serves a call that is answered with bytes: refusals leave in the envelope, bytes as a download that no page can run. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import type { Access, FileCall } from '@amberlane/contract/calls/call';
import { failure } from '@amberlane/contract/calls/envelope';
import { scopeOfCall } from '@amberlane/contract/calls/key-scopes';
import { ApiError } from '../api-error.ts';
import { routeOf, USUAL_COST, whoAsks, type CallContext } from './call-route.ts';
import { replyLocale } from './reply-locale.ts';

export interface ServedFile {
  readonly bytes: Buffer;
  /** As the reader sees it, in any script. */
  readonly name: string;
  /** When it is of another kind than the call usually answers with. */
  readonly type?: string;
}

interface FileHandler<Request extends z.ZodType, A extends Access> {
  readonly tag: string;
  /** Tokens that a call costs its address, 1 unless said. */
  readonly cost?: number;
  /** The file is the same for everybody and may be kept for so long, in the page that shows it; else it is nobody's to keep, and a download. */
  readonly keepSeconds?: number;
  /** null for a file that is not there, or not any more. */
  handle(input: z.output<Request>, context: CallContext<A>): Promise<ServedFile | null>;
}

const FILE_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

/** The session is looked at first, as for every call; a name or a query that the contract does not know is a file that is not there. */
export function serveFile<Request extends z.ZodType, A extends Access>(app: FastifyInstance, call: FileCall<string, Request, A>, { tag, cost = USUAL_COST, keepSeconds, handle }: FileHandler<Request, A>): void {
  const given = call.path.includes('{') ? { params: call.request } : { querystring: call.request };
  app.route({
    method: call.method,
    url: routeOf(call.path),
    config: { cost, access: call.access, scope: scopeOfCall(call.method, call.path) },
    schema: {
      summary: call.summary,
      tags: [tag],
      ...given,
      response: { 200: { description: 'The file.', content: { [call.contentType]: { schema: z.string().meta({ format: 'binary' }) } } }, '4xx': failure, '5xx': failure },
    },
    validatorCompiler: () => (value: unknown) => ({ value }),
    handler: async (request, reply) => {
      const customer = await whoAsks(call.access, request);
      const parsed = call.request.safeParse({ ...Object(request.query), ...Object(request.params) });
      const file = parsed.success ? await handle(parsed.data, { locale: replyLocale(request.headers), request, customer }) : null;
      if (!file) throw new ApiError(ERROR.NOT_FOUND);
      reply.headers(FILE_HEADERS).type(file.type ?? call.contentType);
      if (keepSeconds === undefined) reply.header('content-disposition', attachment(file.name));
      else reply.header('cache-control', `public, max-age=${keepSeconds}`);
      return reply.send(file.bytes);
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
