import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { askPath, readAsk } from './track-request.ts';
import { MAX_ORDER_LENGTH, readOrderQuery } from './order-query.ts';

const read = (search: string) => readAsk(new URLSearchParams(search));

describe('what a page asks', () => {
  it('is nothing on the plain page, nor for a query that is refused', () => {
    expect([read(''), read('?numbers='), read('?mallNo='), read('?mallNo=+%09')]).toEqual([null, null, null, null]);
  });

  it('are waybill numbers, or a shop’s order from abroad unless the address says otherwise', () => {
    expect(read('?numbers=ng407183529669')).toEqual({ waybillNos: ['NG407183529669'] });
    expect(read('?mallNo=+SHOP-100144+')).toEqual({ mallNo: 'SHOP-100144', sent: 'abroad' });
    expect(read('?mallNo=SHOP-100144&sent=here')).toMatchObject({ sent: 'here' });
    expect(read('?mallNo=SHOP-100144&sent=elsewhere')).toMatchObject({ sent: 'abroad' });
  });

  it('reads its own address, whatever a shop calls its orders', () => {
    const orders = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => text.trim()).filter((text) => text !== '' && text.length <= MAX_ORDER_LENGTH);
    fc.assert(
      fc.property(orders, fc.constantFrom('abroad', 'here'), (mallNo, sent) => {
        const ask = { mallNo, sent };
        expect(read(`?${askPath(ask).split('?')[1] ?? ''}`)).toEqual(ask);
      }),
    );
  });

  it('is refused when too long, and keeps what was typed', () => {
    const typed = 'x'.repeat(MAX_ORDER_LENGTH + 1);
    expect(readOrderQuery(new URLSearchParams({ mallNo: typed }))).toMatchObject({ typed, refusal: 'tooLong' });
  });
});
