/** Errors that the shell itself answers calls with, in the API's envelope and the caller's language (spec §7, §8). */
import { type ErrorCode, ERROR } from '@amberlane/contract/calls';
import { LOCALES, LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import type { ApiError } from '@amberlane/contract/calls/envelope';

export interface CallRefusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly retryAfterS?: number;
}

export const REFUSED = {
  crossSite: { status: 403, code: ERROR.VALIDATION },
  notFound: { status: 404, code: ERROR.NOT_FOUND },
  tooLarge: { status: 413, code: ERROR.TOO_LARGE },
  unreachable: { status: 503, code: ERROR.SERVICE, retryAfterS: 3 },
  timeout: { status: 504, code: ERROR.TIMEOUT },
  garbled: { status: 502, code: ERROR.GARBLED },
} as const satisfies Record<string, CallRefusal>;

/** Stands for an error answer that is not in the envelope: an HTML page of some gateway, say. */
export function refusalOfStatus(status: number): CallRefusal {
  if (status === 404) return REFUSED.notFound;
  if (status === 413) return REFUSED.tooLarge;
  if (status === 504) return REFUSED.timeout;
  return { status, code: status >= 500 ? ERROR.SERVICE : ERROR.VALIDATION };
}

export const envelopeOf = ({ code }: CallRefusal, locale: Locale, requestId?: string): { success: false; error: ApiError } => ({
  success: false,
  error: { code, message: errorMessage(code, locale), ...(requestId !== undefined && { requestId }) },
});

/** Language of a `lang` header (`zh_CN`), English when it names none of ours. */
export const localeOfHeader = (lang: string | string[] | undefined): Locale => LOCALES.find((locale) => LOCALE_FACTS[locale].header === lang) ?? 'en';
