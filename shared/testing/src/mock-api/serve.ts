/** How the stand-in serves one call of the contract, and what a handler may know of who asks. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ErrorCode, ERROR } from '@amberlane/contract/calls';
import { LOCALE_FACTS, LOCALES, type Locale } from '@amberlane/contract/site';
import type { Call, FileCall } from '@amberlane/contract/calls/call';
import { envelope, failure, type ApiError } from '@amberlane/contract/calls/envelope';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { readFieldFaults, type FieldFault } from '@amberlane/contract/domain/field-faults';

export interface CallContext {
  readonly locale: Locale;
  /** Names the session: every sign-in gets its own, so that tests beside each other share nothing. '' for a visitor. */
  readonly token: string;
  readonly request: FastifyRequest;
}

interface RefusalMore {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly status?: number;
  /** What is wrong with single fields. */
  readonly fields?: readonly FieldFault[];
  /** The caller's own thing that stands in the way. */
  readonly existing?: NonNullable<ApiError['existing']>;
}

/** Thrown by a handler: the API would refuse. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly more: RefusalMore;
  constructor(code: ErrorCode, more: RefusalMore = {}) {
    super(`refused: ${code}`);
    this.code = code;
    this.more = more;
  }
}

const localeOf = ({ headers: { lang } }: FastifyRequest): Locale => LOCALES.find((locale) => LOCALE_FACTS[locale].header === lang) ?? 'en';

export function refuse(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, { status = 400, values = {}, fields = [], existing }: RefusalMore = {}): FastifyReply {
  const locale = localeOf(request);
  const named = fields.map(({ field, code: fault, params }) => ({ field, code: fault, message: fieldMessage(fault, locale, params) }));
  const error = { code, message: errorMessage(code, locale, values), requestId: request.id, ...(named.length > 0 && { fields: named }), ...(existing && { existing }) };
  return reply.code(status).send(failure.parse({ success: false, error }));
}

const tokenOf = ({ headers: { token } }: FastifyRequest): string => (typeof token === 'string' ? token : '');

/**
 * The request is judged by the contract's schema and the reply parsed by it before it is sent: the stand-in cannot
 * drift from the wire. A customer's call without a token is refused as by the API.
 */
export function serve<Request extends z.ZodType, Reply extends z.ZodType>(
  app: FastifyInstance,
  call: Call<string, Request, Reply>,
  handle: (input: z.output<Request>, context: CallContext) => z.input<Reply> | Promise<z.input<Reply>>,
): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const token = tokenOf(request);
      if (call.access === 'customer' && token === '') return refuse(request, reply, ERROR.NOT_SIGNED_IN, { status: 401 });
      const given = { ...((call.method === 'GET' ? request.query : request.body) as object | null), ...(request.params as object) };
      const input = call.request.safeParse(given);
      if (!input.success) return refuse(request, reply, ERROR.VALIDATION, { fields: readFieldFaults(input.error, given) });
      try {
        return envelope(call.reply).parse({ success: true, data: await handle(input.data, { locale: localeOf(request), token, request }) });
      } catch (error) {
        if (error instanceof Refusal) return refuse(request, reply, error.code, error.more);
        throw error;
      }
    },
  });
}

/** A call that is answered with a file: its text and the name under which it is saved. */
export function serveFile<Request extends z.ZodType>(
  app: FastifyInstance,
  call: FileCall<string, Request>,
  handle: (input: z.output<Request>, context: CallContext) => { readonly text: string; readonly name: string },
): void {
  app.get(call.path.replace(/\{(\w+)\}/g, ':$1'), (request, reply) => {
    const token = tokenOf(request);
    if (call.access === 'customer' && token === '') return refuse(request, reply, ERROR.NOT_SIGNED_IN, { status: 401 });
    const input = call.request.safeParse({ ...Object(request.query), ...Object(request.params) });
    if (!input.success) return refuse(request, reply, ERROR.NOT_FOUND, { status: 404 });
    const { text, name } = handle(input.data, { locale: localeOf(request), token, request });
    return reply.type(call.contentType).header('content-disposition', `attachment; filename="${name}"`).send(text);
  });
}

/** Something of a customer, made at the first use and kept by token: `const books = perCustomer(() => new Map())`. */
export function perCustomer<State>(make: () => State): (token: string) => State {
  const kept = new Map<string, State>();
  return (token) => {
    const known = kept.get(token) ?? make();
    kept.set(token, known);
    return known;
  };
}
