import { describe, expect, it } from '@jest/globals';
import { RULES } from '@amberlane/contract/domain';
import { FEEDBACK_TOPICS } from '@amberlane/contract/calls/leads';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { answerDays, blankFeedback, checkFeedback, readStart, startQuery, toFeedback, TOPICS } from './feedback-values.ts';

const OURS = completeWaybillNo('NG', '40718352966');
const blank = blankFeedback({ waybillNo: '', topic: '' }, 'NG');
const start = (query: string) => readStart(new URLSearchParams(query));
const faults = (changes: Partial<typeof blank>) => checkFeedback({ ...blank, ...changes }).map(({ field, code }) => [field, code]);

describe('feedback', () => {
  it('has the topics of the contract, each with a time limit', () => {
    const topics = [...TOPICS.parcel, ...TOPICS.other];
    expect(topics).toEqual(FEEDBACK_TOPICS);
    expect(topics.map(answerDays)).toEqual(FEEDBACK_TOPICS.map((topic) => RULES.feedback.answerDays[topic]));
    expect(answerDays('')).toBeNull();
  });

  it('begins with the parcel and the topic of the address, as far as there are such', () => {
    expect(start(`waybill=${OURS.toLowerCase()}&topic=damaged`)).toEqual({ waybillNo: OURS, topic: 'DAMAGED' });
    expect(start('waybill=NG40718352960&topic=weather')).toEqual({ waybillNo: '', topic: '' });
    expect(start('')).toEqual({ waybillNo: '', topic: '' });
  });

  it('leads back to where it began', () => {
    expect(start(startQuery({ waybillNo: OURS, topic: 'LATE' }).slice(1))).toEqual({ waybillNo: OURS, topic: 'LATE' });
    expect(startQuery({ waybillNo: '', topic: '' })).toBe('');
  });

  it('refuses a tracking number with a wrong check digit, and takes one with blanks', () => {
    const last = Number(OURS.at(-1));
    expect(faults({ waybillNo: OURS.slice(0, -1) + String((last + 1) % 10) })).toEqual([['waybillNo', 'format']]);
    expect(faults({ waybillNo: `${OURS.slice(0, 5)} ${OURS.slice(5)}` })).toEqual([]);
    expect(faults({ waybillNo: '  ' })).toEqual([]);
    expect(toFeedback({ ...blank, waybillNo: ` ${OURS.toLowerCase()} ` }).waybillNo).toBe(OURS);
  });

  it.each([
    ['PHONE', true],
    ['WHATSAPP', true],
    ['WECHAT', true],
    ['SMS', true],
    ['EMAIL', false],
    ['', false],
  ])('wants a number for an answer by %p: %p', (contactWay, wanted) => {
    expect(faults({ contactWay })).toEqual(wanted ? [['contactNumber', 'required']] : []);
    expect(faults({ contactWay, contactNumber: '0802 123 4567' })).toEqual([]);
  });

  it.each(['PHONE', 'EMAIL', ''])('sends the number that was typed, the way to answer being %p', (contactWay) => {
    expect(toFeedback({ ...blank, contactWay, contactNumber: '0802 123 4567' }).contactNumber).toBe('0802 123 4567');
  });

  it('sends the ids of files that the API still has', () => {
    const file = { id: 'a'.repeat(43), name: 'box.jpg', bytes: 1_200, expiresAt: new Date(Date.now() + 60_000).toISOString() };
    const gone = { ...file, id: 'b'.repeat(43), expiresAt: '2020-01-01T00:00:00Z' };
    expect(toFeedback({ ...blank, attachments: JSON.stringify([file, gone]) }).attachments).toEqual([file.id]);
    expect(toFeedback({ ...blank, attachments: '{' }).attachments).toEqual([]);
    expect(toFeedback(blank).attachments).toEqual([]);
  });
});
