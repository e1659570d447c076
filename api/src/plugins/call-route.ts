/** Serves one row of the call table: the contract decides path, method, who may ask, what comes in and what may go out. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import { type Locale } from '@amberlane/contract/site';
import type { Access, Call } from '@amberlane/contract/calls/call';
import { envelope, failure } from '@amberlane/contract/calls/envelope';
import { readFieldFaults, type FieldFault } from '@amberlane/contract/domain/field-faults';
import { scopeOfCall, type KeyScope } from '@amberlane/contract/calls/key-scopes';
import { PartnerKey } from '../api-keys/partner-key.ts';
import { ApiError } from '../api-error.ts';
import { replyLocale } from './reply-locale.ts';

/** The customer behind a living session. */
export interface Customer {
  readonly accountId: string;
  /** Names the session, not its secret: to end it, or to spare it when the others end. '' when a key asks: no key opens a call that does either. */
  readonly sessionId: string;
}

/** Who asks, by the access that a call declares: `known` calls are also answered to strangers. */
interface CustomerFor {
  readonly public: null;
  readonly known: Customer | null;
  readonly customer: Customer;
}

export interface CallContext<A extends Access = 'public'> {
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly customer: CustomerFor[A];
}

/** Request and reply shown in the API's own documentation; checked against the contract by a test. */
export interface CallExample {
  readonly request: Readonly<Record<string, unknown>>;
  readonly reply: unknown;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    example?: CallExample;
    access?: Access;
    /** Scope by which the key of a customer opens the route; null or none for a route that no key opens. */
    scope?: KeyScope | null;
    /** The route reads the header `x-api-key` itself. */
    ownKey?: boolean;
  }
  interface FastifyRequest {
    /** The customer of the key in `x-api-key`, else of the session; throws {@link ApiError} API_KEY_… or 1200003, 1200004, 1200006 when there is none. */
    customer(): Promise<Customer>;
  }
}

export interface CallHandler<Request extends z.ZodType, Reply extends z.ZodType, A extends Access> {
  /** Heading in the documentation. */
  readonly tag: string;
  readonly example: CallExample;
  /** Tokens that a call costs its address, 1 unless said; 0 where the handler counts what it is asked for. */
  readonly cost?: number;
  /** Largest body, for calls that take lists; 64 KiB else. */
  readonly bodyBytes?: number;
  /** The call reads the header `x-api-key` itself. */
  readonly ownKey?: boolean;
  /** What else stands against an input that the contract has refused, so that all its faults are told at once. */
  readonly otherFaults?: (given: unknown) => Promise<readonly FieldFault[]>;
  handle(input: z.output<Request>, context: CallContext<A>): Promise<z.input<Reply>>;
}

/** What a call costs that asks for nothing out of the common. */
export const USUAL_COST = 1;
/** A form with five goods items and two addresses is some 4 KiB. */
const USUAL_BODY_BYTES = 64 * 1024;
/** Bodies with lists: a thousand pushed events are 0.2 MB, a hundred thousand pasted numbers 1.7 MB. */
export const LIST_BODY_BYTES = 4 * 1024 * 1024;

/**
 * Adds the route. The session is looked at first, so that a stranger learns nothing from what is refused; then the
 * input is parsed here, so that the handler gets the call's own type and a refusal names fields, not parsers; the
 * reply is parsed by the serializer, which drops every field that the contract does not name.
 */
export function serveCall<Request extends z.ZodType, Reply extends z.ZodType, A extends Access>(
  app: FastifyInstance,
  call: Call<string, Request, Reply, A>,
  { tag, example, cost = USUAL_COST, bodyBytes = USUAL_BODY_BYTES, ownKey = false, otherFaults, handle }: CallHandler<Request, Reply, A>,
): void {
  const input = call.method === 'GET' ? { querystring: call.request } : { body: call.request };
  app.route({
    method: call.method,
    url: routeOf(call.path),
    bodyLimit: bodyBytes,
    config: { example, cost, access: call.access, scope: scopeOfCall(call.method, call.path), ownKey },
    schema: {
      summary: call.summary,
      tags: [tag],
      ...input,
      response: { 200: envelope(call.reply), '4xx': failure, '5xx': failure },
    },
    validatorCompiler: () => (value: unknown) => ({ value }),
    handler: async (request) => {
      const customer = await whoAsks(call.access, request);
      const data = await readInput(call, request, otherFaults);
      return { success: true, data: await handle(data, { locale: replyLocale(request.headers), request, customer }) };
    },
  });
}

/** `/oms/customer/{userId}/update` as the router writes it: `/oms/customer/:userId/update`. */
export const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Who asks, as the access of a call wants it; throws {@link ApiError} when it must be a customer and is none. */
export const whoAsks = <A extends Access>(access: A, request: FastifyRequest): Promise<CustomerFor[A]> => WHO_ASKS[access](request);

/** Whether the caller comes with a key of a customer's programs. */
export const bringsKey = ({ headers, routeOptions }: FastifyRequest): boolean => headers['x-api-key'] !== undefined && routeOptions.config.ownKey !== true;

function asVisitor(error: unknown): null {
  if (error instanceof PartnerKey) return null;
  throw error;
}

const WHO_ASKS: { readonly [A in Access]: (request: FastifyRequest) => Promise<CustomerFor[A]> } = {
  public: async (request) => {
    // A key is judged wherever it is shown: whoever sends one learns at once that it has ended.
    if (bringsKey(request)) await request.customer().catch(asVisitor);
    return null;
  },
  known: (request) =>
    request.customer().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401 && !bringsKey(request)) return null;
      return asVisitor(error);
    }),
  customer: (request) => request.customer(),
};

/** Throws VALIDATION with what is wrong with each field. */
async function readInput<Request extends z.ZodType>({ method, request: schema }: Call<string, Request>, request: FastifyRequest, otherFaults: CallHandler<Request, z.ZodType, Access>['otherFaults']): Promise<z.output<Request>> {
  const sent = method === 'GET' ? request.query : request.body;
  const params = request.params;
  const given = isObject(sent) && isObject(params) ? { ...sent, ...params } : sent;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = readFieldFaults(parsed.error, given);
  const told = new Set(faults.map(({ field }) => field));
  const others = otherFaults ? await otherFaults(given) : [];
  throw new ApiError(ERROR.VALIDATION, { fields: [...faults, ...others.filter(({ field }) => !told.has(field))] });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
