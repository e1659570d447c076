/** What the form for feedback holds, as typed, and the request that it makes. Pure. */
import { judgeWaybillNo, parseWaybillList, RULES } from '@amberlane/contract/domain';
import type { FeedbackTopic } from '@amberlane/contract/calls/leads';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { Country } from '@amberlane/contract/site';
import { attachedIds } from '../lead-form/attachments.ts';
import { checkReply } from '../lead-form/reply-by-number.ts';

/** Without the schemas of the calls. */
const DAYS: Readonly<Record<FeedbackTopic, number>> = RULES.feedback.answerDays;
const isTopic = (text: string): text is FeedbackTopic => Object.hasOwn(DAYS, text);
/** Those about one parcel, and the others. */
export const TOPICS = {
  parcel: ['LATE', 'DAMAGED', 'LOST', 'DELIVERY', 'CUSTOMS', 'PRICE'],
  other: ['SERVICE', 'WEBSITE', 'SUGGESTION', 'OTHER'],
} as const satisfies Readonly<Record<string, readonly FeedbackTopic[]>>;
/** From the soonest to the latest answer, days. */
export const ANSWER_RANGE = { least: Math.min(...Object.values(DAYS)), most: Math.max(...Object.values(DAYS)) };

export interface FeedbackValues {
  readonly topic: string;
  readonly waybillNo: string;
  readonly questions: string;
  /** Files as text, as drafts keep them. */
  readonly attachments: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly country: string;
  readonly contactWay: string;
  readonly contactNumber: string;
  readonly otherInfo: string;
  readonly company: string;
  readonly companyAddress: string;
}

/** Where the reader comes from: a parcel, a topic. */
export interface FeedbackStart {
  /** As we write it; '' for none, or for what is no number of ours. */
  readonly waybillNo: string;
  readonly topic: FeedbackTopic | '';
}

export function readStart(search: URLSearchParams): FeedbackStart {
  const waybillNo = foldedNumber(search.get('waybill') ?? '');
  const topic = search.get('topic')?.toUpperCase() ?? '';
  return { waybillNo: isOurs(waybillNo) ? waybillNo : '', topic: isTopic(topic) ? topic : '' };
}

/** Query of the page that leads back to the same start. */
export function startQuery({ waybillNo, topic }: FeedbackStart): string {
  const query = new URLSearchParams({ ...(waybillNo !== '' && { waybill: waybillNo }), ...(topic !== '' && { topic }) });
  return query.size > 0 ? `?${query}` : '';
}

export const blankFeedback = ({ waybillNo, topic }: FeedbackStart, country: Country): FeedbackValues => ({
  topic, waybillNo, questions: '', attachments: '', lastName: '', firstName: '', email: '', country, contactWay: '', contactNumber: '', otherInfo: '', company: '', companyAddress: '',
});

const foldedNumber = (typed: string): string => parseWaybillList(typed).numbers[0] ?? '';
const isOurs = (folded: string): boolean => judgeWaybillNo(folded).kind === 'ok';

export const toFeedback = ({ attachments, waybillNo, ...rest }: FeedbackValues) => ({
  ...rest,
  waybillNo: foldedNumber(waybillNo) || waybillNo.trim(),
  attachments: attachedIds(attachments),
});

/** Check digit of the parcel's number, and the phone number that an answer by phone needs. */
export function checkFeedback(values: FeedbackValues): Pick<FieldFault, 'field' | 'code' | 'params'>[] {
  const { waybillNo } = values;
  return [
    ...(waybillNo.trim() === '' || isOurs(foldedNumber(waybillNo)) ? [] : [{ field: 'waybillNo', code: 'format' as const, params: {} }]),
    ...checkReply(values),
  ];
}

/** Days until our answer; null while no topic is chosen. */
export const answerDays = (topic: string): number | null => (isTopic(topic) ? DAYS[topic] : null);
