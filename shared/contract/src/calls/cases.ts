/**
 * What became of an application, question, complaint or suggestion, on the wire. Beyond spec §7. Whoever sent it opens it
 * by its reference and the email address that was given; both must fit. Nothing that the form held is told again.
 */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { FEEDBACK_TOPICS } from './leads.ts';
import { attachments } from './uploads.ts';
import { COUNTRIES } from '../site/markets.ts';
import { line, mailAddress, optionalText, text } from '../domain/text.ts';

export const CASE_KINDS = ['franchise', 'business', 'expert', 'feedback', 'job'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** In the order in which a case of each kind goes on. Those after the first of `CASE_ENDS` are final. */
export const CASE_STATUSES = {
  franchise: ['RECEIVED', 'VERIFICATION', 'CONTRACT', 'SIGNED', 'DECLINED', 'WITHDRAWN'],
  business: ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED', 'WITHDRAWN'],
  expert: ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED', 'WITHDRAWN'],
  feedback: ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'REOPENED', 'CLOSED', 'WITHDRAWN'],
  job: ['RECEIVED', 'REVIEW', 'INTERVIEW', 'OFFER', 'DECLINED', 'WITHDRAWN'],
} as const satisfies Readonly<Record<CaseKind, readonly string[]>>;
export type CaseStatus = (typeof CASE_STATUSES)[CaseKind][number];

export const ALL_CASE_STATUSES = [
  'RECEIVED', 'VERIFICATION', 'CONTRACT', 'SIGNED', 'DECLINED', 'WITHDRAWN', 'IN_PROGRESS', 'ANSWERED', 'REOPENED', 'CLOSED', 'REVIEW', 'INTERVIEW', 'OFFER',
] as const satisfies readonly CaseStatus[];

/** Nothing more happens after these. */
export const CASE_ENDS: readonly CaseStatus[] = ['SIGNED', 'DECLINED', 'WITHDRAWN', 'CLOSED'];

/** `withdraw`: end it. `answer`: write to us, with files. `rate`: satisfied or not. `reopen`: say why it is not settled. */
export const CASE_ACTIONS = ['withdraw', 'answer', 'rate', 'reopen'] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

const caseKey = { reference: line(32), email: mailAddress };

const caseFile = z.object({ name: z.string(), bytes: z.number().int() });

const caseView = z.object({
  reference: z.string(),
  kind: z.enum(CASE_KINDS),
  country: z.enum(COUNTRIES),
  /** Zone in which our office counts its days. */
  timeZone: z.string(),
  status: z.enum(ALL_CASE_STATUSES),
  receivedAt: z.iso.datetime(),
  /** Time limit of our answer; null when none is promised or the answer is given. */
  answerBy: z.iso.datetime().nullable(),
  /** Day on which all that it holds is deleted. */
  keptUntil: z.iso.datetime(),
  /** Oldest first; the first is `RECEIVED`. `note`: what we wrote to the sender with it. */
  steps: z.array(z.object({ status: z.enum(ALL_CASE_STATUSES), at: z.iso.datetime(), note: z.string().nullable() })),
  /** Questions from us and what the sender wrote since, oldest first. */
  messages: z.array(z.object({ id: z.string(), from: z.enum(['staff', 'sender']), text: z.string(), at: z.iso.datetime(), files: z.array(caseFile) })),
  /** Files that came with the form. */
  files: z.array(caseFile),
  /** The position of an application; null otherwise. */
  job: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Of feedback; null otherwise. */
  topic: z.enum(FEEDBACK_TOPICS).nullable(),
  waybillNo: z.string().nullable(),
  /** What the sender said of the answer; null: nothing yet. */
  satisfied: z.boolean().nullable(),
  /** What can be done now. */
  actions: z.array(z.enum(CASE_ACTIONS)),
});
export type CaseView = z.infer<typeof caseView>;

export const queryCase = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/case/query',
  summary: 'Where an application or a message stands, by its reference and email address.',
  request: () => z.object(caseKey),
  reply: () => caseView,
});

export const answerCase = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/case/answer',
  summary: 'Answers a question of ours, or adds something, with files.',
  request: () => z.object({ ...caseKey, text: text(2000), attachments }),
  reply: () => caseView,
});

export const withdrawCase = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/case/withdraw',
  summary: 'Ends a case; its files are deleted at once.',
  request: () => z.object({ ...caseKey, reason: optionalText(1000) }),
  reply: () => caseView,
});

export const rateCase = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/case/rate',
  summary: 'Says whether our answer settled it.',
  request: () => z.object({ ...caseKey, satisfied: z.boolean(), comment: optionalText(1000) }),
  reply: () => caseView,
});

export const reopenCase = defineCall({
  method: 'POST',
  path: '/officalsite/v1/api/case/reopen',
  summary: 'Opens answered feedback again, with the reason, within 30 days of the answer.',
  request: () => z.object({ ...caseKey, text: text(2000), attachments }),
  reply: () => caseView,
});
