/** One row of the call table (spec §7): literal method and path, with the schema of what goes in and comes out. */
import type { z } from 'zod';

/**
 * Whose call it is. `customer`: only with a session, 401 with 1200003, 1200004 or 1200006 otherwise.
 * `known`: anyone's, and a customer with a living session is recognised.
 */
export type Access = 'public' | 'known' | 'customer';

export interface Call<
  Path extends string = string,
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: 'GET' | 'POST';
  /** Literal path, misspellings of the specification included; `{name}` is filled from the request's field `name`. */
  readonly path: Path;
  /** One line for the API's own documentation. */
  readonly summary: string;
  readonly access: A;
  /** Path parameters with the JSON body of a POST, or with the query string of a GET. */
  readonly request: Request;
  /** `data` of a successful envelope. */
  readonly reply: Reply;
}

/** Schemas are built when they are first asked for: a page that loads a subject's calls for one of them pays for that one. */
type Late<Schema extends z.ZodType> = () => Schema;

function onFirstUse<Schema extends z.ZodType>(build: Late<Schema>): Late<Schema> {
  let built: Schema | undefined;
  return () => (built ??= build());
}

type Declaration<Path extends string, Request extends z.ZodType, Reply extends z.ZodType, A extends Access> = Omit<
  Call<Path, Request, Reply, A>,
  'access' | 'request' | 'reply'
> & { /** `public` unless said. */ readonly access?: A; readonly request: Late<Request>; readonly reply: Late<Reply> };

export function defineCall<const Path extends string, Request extends z.ZodType, Reply extends z.ZodType, const A extends Access = 'public'>({
  request,
  reply,
  ...facts
}: Declaration<Path, Request, Reply, A>): Call<Path, Request, Reply, A> {
  const schemas = { request: onFirstUse(request), reply: onFirstUse(reply) };
  return {
    // `A` is 'public' exactly when the declaration names none.
    access: 'public' as A,
    ...facts,
    get request() {
      return schemas.request();
    },
    get reply() {
      return schemas.reply();
    },
  };
}

/** A call of spec §7 that is answered with bytes instead of an envelope; refusals keep the envelope. */
export interface FileCall<Path extends string = string, Request extends z.ZodType = z.ZodType, A extends Access = Access> {
  readonly method: 'GET';
  readonly path: Path;
  readonly summary: string;
  readonly access: A;
  /** Path parameters and query. */
  readonly request: Request;
  readonly contentType: string;
}

type FileDeclaration<Path extends string, Request extends z.ZodType, A extends Access> = Omit<FileCall<Path, Request, A>, 'method' | 'access' | 'request'> & {
  /** `public` unless said. */ readonly access?: A;
  readonly request: Late<Request>;
};

export function defineFileCall<const Path extends string, Request extends z.ZodType, const A extends Access = 'public'>({
  request,
  ...facts
}: FileDeclaration<Path, Request, A>): FileCall<Path, Request, A> {
  const schema = onFirstUse(request);
  return {
    method: 'GET',
    // `A` is 'public' exactly when the declaration names none.
    access: 'public' as A,
    ...facts,
    get request() {
      return schema();
    },
  };
}

/**
 * A call by its name, as the generated call index (`call-index/`) holds it: all that an endpoint needs before the first
 * answer. The schemas come with `load`.
 *
 *     import { queryTrack } from '@amberlane/contract/call-index/tracking';
 */
export interface NamedCall<C extends Call = Call> {
  readonly method: C['method'];
  readonly path: C['path'];
  readonly load: () => Promise<C>;
}

type Declared<C> = C extends NamedCall<infer Named> ? Named : C;

/** What goes in, and what comes out, of a call or of its name: `RequestOf<typeof queryTrack>`. */
export type RequestOf<C> = Declared<C> extends Call<string, infer Request> ? z.input<Request> : never;
export type ReplyOf<C> = Declared<C> extends Call<string, z.ZodType, infer Reply> ? z.output<Reply> : never;
