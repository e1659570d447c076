/** A fault that a caller is told about: a code of the contract, its HTTP status, what fills its sentence. */
import { type ErrorCode, ERROR } from '@amberlane/contract/calls';
import type { ApiError as WireError } from '@amberlane/contract/calls/envelope';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  [ERROR.SERVICE]: 500,
  [ERROR.NETWORK]: 502,
  [ERROR.TIMEOUT]: 504,
  [ERROR.GARBLED]: 502,
  [ERROR.VALIDATION]: 400,
  [ERROR.NOT_FOUND]: 404,
  [ERROR.METHOD_NOT_ALLOWED]: 405,
  [ERROR.CONFLICT]: 409,
  [ERROR.TOO_LARGE]: 413,
  [ERROR.TOO_MANY_REQUESTS]: 429,
  [ERROR.DELIVERY_FAILED]: 502,
  [ERROR.UNAVAILABLE]: 503,
  [ERROR.NOT_SIGNED_IN]: 401,
  [ERROR.SESSION_EXPIRED]: 401,
  [ERROR.SESSION_REPLACED]: 401,
  [ERROR.WAYBILL_REQUIRED]: 400,
  [ERROR.TOO_MANY_WAYBILLS]: 400,
  [ERROR.WAYBILL_MALFORMED]: 400,
  [ERROR.NO_TRACK_INFO]: 404,
  [ERROR.TRACKING_FAILED]: 502,
  [ERROR.ORDER_STATE]: 409,
  [ERROR.IDEMPOTENCY_KEY_REUSED]: 409,
  [ERROR.ADDRESS_BOOK_FULL]: 409,
  [ERROR.ADDRESS_DUPLICATE]: 409,
  [ERROR.DOCUMENT_NOT_SENT]: 409,
  [ERROR.DOCUMENT_NOT_CUSTOMS]: 409,
  [ERROR.DOCUMENT_NO_PRICE]: 409,
  [ERROR.LABELS_FULL]: 409,
  [ERROR.DETAILS_CLOSED]: 403,
  [ERROR.SHARE_ENDED]: 410,
  [ERROR.SHARE_UNKNOWN]: 404,
  [ERROR.FOLLOW_LINK_OVER]: 404,
  [ERROR.FOLLOW_ENDED]: 409,
  [ERROR.API_KEY_WRONG]: 401,
  [ERROR.API_KEY_EXPIRED]: 401,
  [ERROR.API_KEY_REVOKED]: 401,
  [ERROR.API_KEY_SCOPE]: 403,
  [ERROR.API_KEY_NOT_HERE]: 403,
  [ERROR.API_KEYS_NOT_IN_PLAN]: 403,
  [ERROR.API_KEYS_FULL]: 409,
  [ERROR.WEBHOOKS_FULL]: 409,
  [ERROR.WEBHOOK_PAUSED]: 409,
  [ERROR.NO_RATE]: 404,
  [ERROR.GOODS_NOT_ACCEPTED]: 400,
  [ERROR.QUOTE_EXPIRED]: 409,
  [ERROR.QUOTE_UNKNOWN]: 400,
  [ERROR.CAPTCHA_WRONG]: 400,
  [ERROR.CODE_WRONG]: 400,
  [ERROR.CODE_EXPIRED]: 400,
  [ERROR.SIGN_IN_FAILED]: 400,
  [ERROR.ADDRESS_UNCONFIRMED]: 400,
  [ERROR.OLD_PASSWORD_WRONG]: 400,
  [ERROR.PASSWORD_ALREADY_SET]: 409,
  [ERROR.RESET_TICKET_OVER]: 400,
  [ERROR.CAPTCHA_NEEDED]: 400,
  [ERROR.PASSWORD_NEEDED]: 409,
  [ERROR.PROOF_NEEDED]: 409,
  [ERROR.UNDO_LINK_OVER]: 404,
  [ERROR.UNDO_ADDRESS_TAKEN]: 409,
  [ERROR.SECOND_FACTOR_NEEDED]: 400,
  [ERROR.SECOND_FACTOR_WRONG]: 400,
  [ERROR.SECOND_FACTOR_STATE]: 409,
  [ERROR.MONEY_OWED]: 409,
  [ERROR.ARTICLE_OF_OTHER_COUNTRY]: 403,
  [ERROR.SURVEY_CLOSED]: 409,
  [ERROR.SURVEY_ANSWERED]: 409,
  [ERROR.FORM_TOO_FAST]: 400,
  [ERROR.FORM_WORK_NEEDED]: 400,
  [ERROR.APPLICATION_NOT_FOUND]: 404,
  [ERROR.CASE_MOVED_ON]: 409,
  [ERROR.JOB_CLOSED]: 409,
  [ERROR.UPLOAD_GONE]: 410,
  // Not 503: the shell takes that for an outage of the whole API.
  [ERROR.UPLOAD_NOT_CHECKED]: 500,
  [ERROR.UPLOAD_SPACE_FULL]: 429,
};

interface FaultFacts {
  /** What fills the marks of the sentence (`error-messages.ts`). */
  readonly params?: Readonly<Record<string, string | number>>;
  /** What is wrong with each field: with VALIDATION, or where a code of its own belongs beside a field. */
  readonly fields?: readonly FieldFault[];
  /** When the code alone does not decide it, as with 415. */
  readonly status?: number;
  /** Seconds after which another try makes sense, sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** The caller's own thing that stands in the way. */
  readonly existing?: NonNullable<WireError['existing']>;
}

/** Throw it from a handler or a service; the error handler makes the envelope of it. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: readonly FieldFault[];
  readonly retryAfter: number | null;
  readonly existing: WireError['existing'];

  constructor(code: ErrorCode, { params = {}, fields = [], status = STATUS[code], retryAfter, existing }: FaultFacts = {}) {
    super(`fault ${code}`);
    this.code = code;
    this.status = status;
    this.params = params;
    this.fields = fields;
    this.retryAfter = retryAfter ?? null;
    this.existing = existing;
  }
}

/** A request refused for one field that only the server can judge. */
export const fieldFault = (field: string, code: FieldFault['code'], params: FieldFault['params'] = {}): ApiError =>
  new ApiError(ERROR.VALIDATION, { fields: [{ field, code, params }] });
