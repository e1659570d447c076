/** What an error of the framework, the database or our own code means to a caller. */
import { ERROR } from '@amberlane/contract/calls';
import { codeOf } from './error-code.ts';
import { ApiError } from './api-error.ts';

/** SQLSTATE classes and driver codes that say "the database is not there", not "the query is wrong". */
const UNREACHABLE = /^(08\w{3}|53\w{3}|57P0\d|57014|25P03|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH)$/;
/** `pg` and its pool report these without a code. */
const UNREACHABLE_SENTENCE = /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/;
const RETRY_SECONDS = 2;

/** Never throws; what it does not know is a fault of the service, told without details. */
export function readFault(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnreachable(error)) return new ApiError(ERROR.UNAVAILABLE, { retryAfter: RETRY_SECONDS });
  const status = statusOf(error);
  if (status === 413) return new ApiError(ERROR.TOO_LARGE);
  if (status === 404) return new ApiError(ERROR.NOT_FOUND);
  if (status >= 400 && status < 500) return new ApiError(ERROR.VALIDATION, { status });
  return new ApiError(ERROR.SERVICE);
}

function isUnreachable(error: unknown): boolean {
  return UNREACHABLE.test(codeOf(error)) || (error instanceof Error && UNREACHABLE_SENTENCE.test(error.message));
}

/** Status that the framework gave its error. */
function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
