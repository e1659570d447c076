import { describe, expect, it } from '@jest/globals';
import { readOutcome, sentQuery } from './outcome.ts';

const read = (query: string) => readOutcome(new URLSearchParams(query));

describe('what the address says of a form', () => {
  it('is the receipt of one that arrived', () => {
    expect(read('sent=1&reference=EX-90TP-J6MB&answerBy=2026-11-26T10:30:00.000Z')).toEqual({ sent: { reference: 'EX-90TP-J6MB', answerBy: '2026-11-26T10:30:00.000Z' }, refused: null });
    expect(read('sent=1&reference=EX-90TP-J6MB').sent).toEqual({ reference: 'EX-90TP-J6MB', answerBy: null });
  });

  it('is the code and the fields of one that was refused, each once', () => {
    expect(read('fault=1000400&faultAt=email,contactNumber,email')).toEqual({ sent: null, refused: { code: 1_000_400, fields: [{ field: 'email', code: '' }, { field: 'contactNumber', code: '' }] } });
    expect(read('fault=1000400&faultAt=email,contactNumber&faultIs=email,required').refused?.fields).toEqual([{ field: 'email', code: 'email' }, { field: 'contactNumber', code: 'required' }]);
    expect(read('fault=1800001').refused).toEqual({ code: 1_800_001, fields: [] });
  });

  it.each(['', 'sent=1', 'sent=1&reference=%3Cb%3Eyou+won%3C%2Fb%3E', 'reference=EX-90TP-J6MB', 'fault=none', 'fault=12'])('is nothing for %p', (query) => {
    expect(read(query)).toEqual({ sent: null, refused: null });
  });

  it('shows no text that somebody put into a link', () => {
    expect(read('sent=1&reference=EX-90TP-J6MB&answerBy=never').sent?.answerBy).toBeNull();
    expect(read('sent=1&reference=EX-90TP-J6MB&answerBy=2026-99-99T10:30:00Z').sent?.answerBy).toBeNull();
    expect(read('fault=1000400&faultAt=call us at 555,email').refused?.fields.map(({ field }) => field)).toEqual(['email']);
  });

  it('is found again in the query that is written', () => {
    const sent = { reference: 'FB-2ZQ5-W8DA', answerBy: '2026-11-22T10:30:00.000Z' };
    expect(read(sentQuery(sent)).sent).toEqual(sent);
    expect(read(sentQuery({ ...sent, answerBy: null })).sent).toEqual({ ...sent, answerBy: null });
  });
});
