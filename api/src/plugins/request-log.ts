/**
 * The log: one JSON line a request with its id, which route, not which address; no query, no body, no token. Whatever
 * else is logged anywhere goes through the masks.
 */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { codeOf } from '../error-code.ts';
import { maskSqlEcho, maskText, maskValue } from './log-masking.ts';

interface LoggedError {
  readonly [detail: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** What is written of an error: its kind, its code, where it was thrown, and its message without personal data. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown value is no Error', stack: '' };
  const code = codeOf(error);
  return {
    type: error.name,
    ...(code === '' ? {} : { code }),
    message: maskText(maskSqlEcho(error.message)),
    // The first lines repeat the message, perhaps over several lines.
    stack: maskText((error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)).join('\n')),
  };
}

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/** Options of the logger. */
export const LOGGING: Pick<LoggerOptions, 'serializers' | 'formatters' | 'hooks'> = {
  serializers: { req: () => ({}), err: describeError },
  formatters: {
    log: (facts) => Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, name === 'err' || name === 'req' ? value : maskValue(value, name)])),
  },
  hooks: {
    logMethod(args, method) {
      for (const [index, part] of args.entries()) if (typeof part === 'string') args[index] = maskText(part);
      method.apply(this, args);
    },
  },
};

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const facts = { route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    request.log.info(facts, 'answered');
    done();
  });
}
