/**
 * Error codes of the API and of the client's own transport (spec §8). One export each, so that a page carries only the
 * codes that it asks for. Read as `ERROR.NAME`; sentences: `error-messages.ts`.
 */
/** Unexpected fault, or the service can't be reached. */
export const SERVICE = 1000000;
export const NETWORK = 1000001;
export const TIMEOUT = 1000002;
/** The answer was not what the contract says. */
export const GARBLED = 1000003;
export const VALIDATION = 1000400;
export const NOT_FOUND = 1000404;
export const METHOD_NOT_ALLOWED = 1000405;
export const CONFLICT = 1000409;
export const TOO_LARGE = 1000413;
export const TOO_MANY_REQUESTS = 1000429;
/** The provider of mail or text messages did not take a message; nothing was used up. */
export const DELIVERY_FAILED = 1000502;
export const UNAVAILABLE = 1000503;
export const NOT_SIGNED_IN = 1200003;
export const SESSION_EXPIRED = 1200004;
export const SESSION_REPLACED = 1200006;
// tracking
export const WAYBILL_REQUIRED = 1300001;
/** Parameters: `count` asked, `max` allowed. */
export const TOO_MANY_WAYBILLS = 1300002;
export const WAYBILL_MALFORMED = 1300003;
export const NO_TRACK_INFO = 1300004;
export const TRACKING_FAILED = 1300005;
/** The digits do not open the details; the same for a wrong number, wrong digits and used-up tries. */
export const DETAILS_CLOSED = 1300006;
/** The link to a shared parcel has ended. */
export const SHARE_ENDED = 1300007;
/** No link of ours, or one that ended so long ago that it is forgotten. */
export const SHARE_UNKNOWN = 1300008;
// following a parcel by mail
/** The link of a letter is too old, was replaced, or never was one. */
export const FOLLOW_LINK_OVER = 1300021;
/** The parcel is at its end: there will be no more news. */
export const FOLLOW_ENDED = 1300022;
// accounts and verification codes: 14…
/** The answer to the captcha is wrong, or its time is over: take a new picture. */
export const CAPTCHA_WRONG = 1400001;
export const CODE_WRONG = 1400002;
/** Ten minutes are over, or the tries are used up: ask for a new code. */
export const CODE_EXPIRED = 1400003;
/** Name and password don't fit; which of the two is not told. */
export const SIGN_IN_FAILED = 1400004;
/** The password fits a registration whose mail address is still to be confirmed by its code. */
export const ADDRESS_UNCONFIRMED = 1400005;
export const OLD_PASSWORD_WRONG = 1400006;
export const PASSWORD_ALREADY_SET = 1400007;
/** The ticket for a new password was used or is too old. */
export const RESET_TICKET_OVER = 1400008;
/** Many wrong passwords were entered for this name: the next try brings a captcha of purpose `login`. Nothing was judged. */
export const CAPTCHA_NEEDED = 1400009;
/** The account has no password yet, and this asks for it. */
export const PASSWORD_NEEDED = 1400021;
/** A session alone is not enough: prove it anew by a code to the account's own address (`confirmProof`), then ask again. */
export const PROOF_NEEDED = 1400022;
/** The link of an email that undoes a change was used, is too old, or never was one. */
export const UNDO_LINK_OVER = 1400023;
/** Another account has the former address by now: a person has to look at it. */
export const UNDO_ADDRESS_TAKEN = 1400024;
/** Everything so far was right; the account also asks for a code of its authenticator app. Nothing was used up. */
export const SECOND_FACTOR_NEEDED = 1400031;
/** Not a code of the app for this moment, one that was used, or no recovery code that is left. */
export const SECOND_FACTOR_WRONG = 1400032;
/** The app was to be confirmed too late, or it is on already: begin anew. */
export const SECOND_FACTOR_STATE = 1400033;
/** Cash on delivery is still to be collected for the customer or paid out: the account can't be closed. */
export const MONEY_OWED = 1400034;
// rates and quotes: 15…
/** The rate table has no price for the lane on the day. */
export const NO_RATE = 1500001;
export const GOODS_NOT_ACCEPTED = 1500002;
export const QUOTE_EXPIRED = 1500003;
/** Not a quote of ours, or one for another shipment. */
export const QUOTE_UNKNOWN = 1500004;
// orders and address book: 16…
/** The order's state does not allow it any more. */
export const ORDER_STATE = 1600001;
/** The key of an earlier order came with another one. */
export const IDEMPOTENCY_KEY_REUSED = 1600002;
/** Parameter: `max` entries. */
export const ADDRESS_BOOK_FULL = 1600003;
/** An entry has the same phone and the same name or street. Parameter: `name` of it; `existing` says which. */
export const ADDRESS_DUPLICATE = 1600004;
/** Drafts and cancelled orders have no documents. */
export const DOCUMENT_NOT_SENT = 1600031;
/** Customs documents are made for shipments to another country only. */
export const DOCUMENT_NOT_CUSTOMS = 1600032;
/** No receipt while the price is not known. */
export const DOCUMENT_NO_PRICE = 1600033;
/** One more order would make the file too long. Parameter: `max` labels. */
export const LABELS_FULL = 1600034;
// articles and questionnaires: 17…
export const ARTICLE_OF_OTHER_COUNTRY = 1700001;
export const SURVEY_CLOSED = 1700002;
export const SURVEY_ANSWERED = 1700003;
// leads: 18…
/** The form was sent faster than a person can fill it in. */
export const FORM_TOO_FAST = 1800001;
/** No application with this reference and mail address; which of the two is wrong is not told. */
export const APPLICATION_NOT_FOUND = 1800002;
/** What was asked for can't be done in the status that the case has by now. */
export const CASE_MOVED_ON = 1800003;
export const JOB_CLOSED = 1800004;
/** A file that expired, was dropped, or belongs to another form. */
export const UPLOAD_GONE = 1800005;
/** The virus scanner can't be reached. */
export const UPLOAD_NOT_CHECKED = 1800006;
/** Many forms came from this network: the device does the work of a captcha of purpose `form` and sends again. Nothing was stored. */
export const FORM_WORK_NEEDED = 1800007;
/** Files that no form has named yet fill the space for them; some go every hour. */
export const UPLOAD_SPACE_FULL = 1800008;
// push of events and API keys: 19…
/** No key, a wrong one, or one that never was. */
export const API_KEY_WRONG = 1900001;
export const API_KEY_EXPIRED = 1900002;
export const API_KEY_REVOKED = 1900003;
/** The key is right, but not for this. Parameter: `scope`. */
export const API_KEY_SCOPE = 1900004;
/** No key opens this call: it needs a signed-in customer, or no header `x-api-key`. */
export const API_KEY_NOT_HERE = 1900005;
/** The customer's plan has no keys. */
export const API_KEYS_NOT_IN_PLAN = 1900006;
/** Parameter: `max` keys that work at a time. */
export const API_KEYS_FULL = 1900007;
/** Parameter: `max` webhook endpoints of an account. */
export const WEBHOOKS_FULL = 1900021;
/** The endpoint is paused: nothing is sent to it. */
export const WEBHOOK_PAUSED = 1900022;
