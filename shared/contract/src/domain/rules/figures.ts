/** Single figures (spec §5, §9). One export each, so that a page carries only those that it asks for. Read as `RULES.name`. */
export const tracking = {
  /** Waybill numbers a query (spec §5). */
  maxNumbers: 20,
  /** Characters of a shop's own order number. */
  maxOrderLength: 64,
} as const;
/** Days for which a link to a shared parcel opens it, and for which it still says that it has ended: house rule. */
export const trackShare = { validDays: 7, rememberedDays: 30 } as const;
/** Tries to open the details of a waybill with the end of a phone: from one network, from all of them, and the time in which all come back: house rule. */
export const trackUnlock = { tries: 5, triesInAll: 20, periodHours: 24 } as const;
/** Batch push of tracking events: most events of a request, and how far a sender's clock may be ahead. */
export const push = { maxEvents: 1_000, aheadMinutes: 10 } as const;
/** API keys of a platform customer: keys that work at a time, days after which one may end by itself, calls a minute and key: house rule. */
export const apiKeys = { most: 10, lifeDays: [30, 90, 365], callsPerMinute: 300 } as const;
/**
 * Webhooks of a platform customer: endpoints of an account, hours for which the former secret still signs after a
 * rotation, seconds in which an answer is waited for, minutes to wait after each failed attempt (each a fifth shorter or
 * longer by chance) and the hours that this comes to, days of failures after which an endpoint is paused, days for which
 * deliveries are kept, bytes that are kept of an answer, and days for which calls made with keys are kept: house rule.
 */
export const webhooks = {
  most: 10,
  rotationHours: 24,
  answerSeconds: 10,
  retryMinutes: [0.5, 2, 8, 30, 60, 120, 240, 480, 480],
  retryHours: 24,
  pauseAfterDays: 3,
  keepDays: 30,
  answerBytes: 500,
  callDays: 7,
  callsShown: 100,
} as const;
/**
 * Years for which orders of a closed account are kept for the books: the longest term among the service countries
 * (Morocco, law 9-88 art. 22; Türkiye, Commercial Code art. 82; China, rules to the Tax Collection Law art. 29).
 */
export const closedAccount = { keepOrderYears: 10 } as const;
export const cookies = {
  /** Lifetime of the country and locale cookies, seconds (spec §9). */
  placeSeconds: 604_800,
  /** Session cookies after a refresh, seconds (spec §4). */
  refreshSessionSeconds: 1_800,
  /** Theme and the agreement to cookies. */
  choiceSeconds: 31_536_000,
  /** A session of a reader who asked to be remembered. */
  rememberedSeconds: 2_592_000,
} as const;
/** Whole kilograms that the weight field of an order takes, and above which a weight is flagged (spec §5). */
export const weightInput = { leastKg: 1, mostKg: 30, flaggedKg: 100 } as const;
/** Items of the goods list of an order (spec §5). */
export const goods = { maxItems: 5 } as const;
/** Entries of an address book; rows of a file that is imported, and how many of them go with one call: house rule. */
export const addressBook = { maxEntries: 200, maxImportRows: 500, importChunk: 50 } as const;
/** Characters of a password: of a mail account, and of one that a text message opened (spec §5). */
export const password = { newMin: 8, oldMin: 6, oldMax: 16 } as const;
/** Days for which sign-ins are kept, and how many of the newest are shown: house rule. */
export const signIns = { keepDays: 90, shown: 50 } as const;
/** Authenticator app: recovery codes of a set, and minutes in which the setup has to be confirmed: house rule. */
export const secondFactor = { recoveryCodes: 10, setupMinutes: 15 } as const;
/** The agreement before sending: its version and day, and how long it must have been open before it can be agreed to, seconds (spec §2). */
export const agreement = { version: '2026-11', since: '2026-11-24', readSeconds: 10 } as const;
/** A quote can be named by an order for this long. */
export const quote = { validMinutes: 30 } as const;
/** Spec §2: content, header, the panel of the sign-in, its inputs on a page of their own, the list of countries at least, widths at which the footer changes. CSS is held to them by a test. */
export const layout = { contentPx: 1_200, headerPx: 64, signInPanelPx: 230, signInInputPx: 330, signInInputHeightPx: 35, marketMenuLeastPx: 230, footerStepsPx: [768, 1_200] } as const;
export const progressBar = { throttleMs: 200, durationMs: 5_000 } as const;
export const toastMs = 3_000;
/** Longest wait for a link's page to be fetched before it is opened (spec §8), ms. */
export const linkPrefetchMs = 2_000;
export const backToTop = { afterPx: 400, scrollMs: 300 } as const;
/**
 * Redelivery and return of parcels that could not be handed over (spec §4, §9). Days before the end of the decision on which a
 * reminder is sent, and how many days of delivery are offered: house rule.
 */
export const redelivery = { freeAttempts: 3, windowDays: 5, feeCnyFen: 4_000, decisionDays: 10, remindDays: 2, offeredDays: 6 } as const;
/** Days of a week after which collected money is paid out (facts of the field: within 7 days), and how long the decisions about a parcel are kept: house rule. */
export const codRemittance = { everyDays: 7 } as const;
/** Hours without payouts after the account to which they go was added or changed: house rule, time for its owner to read the email about it. */
export const payoutPause = { hours: 48 } as const;
export const deliveryDecision = { keepDays: 365 } as const;
/** Requirements of a franchise, and days until an applicant has our answer (spec §4, §9). Days of notice to end a contract: house rule. */
export const franchise = { requirements: 9, answerDays: 7, noticeDays: 90 } as const;
/**
 * What a partner is paid, in CNY fen a parcel, and the share of money collected on delivery, in hundredths of a percent:
 * house rule, the example on the partners' page reads it.
 */
export const partnerPay = { pickupFen: 400, deliveryFen: 900, codBasisPoints: 50 } as const;
/** Days after which the personal data of applications and messages is deleted. */
export const leads = { keepDays: 365 } as const;
/**
 * Days until feedback has our answer, by topic, and days after the answer in which it can be opened again: house rule.
 * Feedback about a parcel is more urgent than a suggestion.
 */
export const feedback = {
  answerDays: { LATE: 2, DAMAGED: 3, LOST: 3, DELIVERY: 2, CUSTOMS: 3, PRICE: 3, SERVICE: 5, WEBSITE: 7, SUGGESTION: 14, OTHER: 5 },
  reopenDays: 30,
} as const;
/** Days until a question to an expert or a business enquiry has our answer: house rule. */
export const enquiry = { answerDays: 3 } as const;
/** Days until an applicant for a position hears from us, and after which all that the application holds is deleted: house rule. */
export const recruiting = { answerDays: 14, keepDays: 183 } as const;
/** Hours after which a file that no form has named is deleted: house rule. */
export const uploads = { keepHours: 24 } as const;
/** Days for which unfinished answers to a questionnaire are kept, and after an event in which its questionnaire is shown: house rule. */
export const surveys = { progressDays: 30, eventDays: 30 } as const;
/**
 * How long rows stay that nobody needs any more: house rule. Sessions after their end, emails that were sent and emails
 * that could not be sent, keys of orders that were sent twice; expired codes, so that who comes late is told so; a
 * registration that was not confirmed; how many codes were sent to whom.
 */
export const retention = {
  sessionDays: 30, sentEmailDays: 7, failedEmailDays: 30, idempotencyDays: 3, expiredCodeHours: 1, registrationHours: 24, codeCountHours: 24,
} as const;
/** Days until somebody who asks for their data has our answer: house rule, within what the laws of the service countries ask. */
export const personalData = { answerDays: 15 } as const;
/** What the access plan promises (spec §1): share of the time in hundredths of a percent, and events a second. */
export const platform = { availabilityBasisPoints: 9_999, pushedPerSecond: 10_000 } as const;
/** Kilograms that a service is mostly used for (spec §1): custom, not a limit. */
export const usualGoods = { smallUptoKg: 2, lineFromKg: 10, lineUptoKg: 200 } as const;
/** Working days added for remote areas (spec §9). */
export const remoteAreaDays = { from: 3, to: 5 } as const;
