import { afterEach, describe, expect, it } from '@jest/globals';
import { DRAFT_KIND, DRAFT_LIST, DRAFT_ROW_ID, DRAFT_TIME, draftsOn, listDrafts } from './device-list.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe('drafts of this device', () => {
  it('are named by their key, the newest first; other things that are kept are none', () => {
    localStorage.setItem('draft:amberlane.reader.ship.U1.local', JSON.stringify({ values: {}, at: NOON }));
    localStorage.setItem('draft:amberlane.reader.address.new.U1', JSON.stringify({ values: {}, at: NOON + 1 }));
    localStorage.setItem('draft:franchise', JSON.stringify({ values: {}, at: NOON - 1 }));
    localStorage.setItem('draft:broken', '{');
    localStorage.setItem('amberlane.reader.recent', JSON.stringify({ at: NOON }));
    expect(draftsOn(localStorage)).toEqual([{ kind: 'address', at: NOON + 1 }, { kind: 'ship', at: NOON }, { kind: 'form', at: NOON - 1 }]);
  });

  it('are none where storage refuses', () => {
    const blocked = { length: 1, key: () => { throw new DOMException('no', 'SecurityError'); }, getItem: () => null };
    expect(draftsOn(blocked)).toEqual([]);
  });

  it('stand in the page in its own words, with the time on the clock of the device and in Latin digits', () => {
    document.documentElement.lang = 'ar-EG';
    document.body.innerHTML =
      `<ul ${DRAFT_LIST}="true"></ul><template id="${DRAFT_ROW_ID}"><li><b ${DRAFT_KIND}="ship">مسودة شحنة</b><b ${DRAFT_KIND}="form">مسودة نموذج</b><span ${DRAFT_TIME}="true"></span></li></template>`;
    listDrafts(document, [{ kind: 'ship', at: NOON }]);
    const list = document.querySelector('ul');
    expect(list?.children).toHaveLength(1);
    expect(list).toHaveTextContent('مسودة شحنة');
    expect(list).not.toHaveTextContent('مسودة نموذج');
    expect(list).toHaveTextContent(/2026/);
    expect(list?.textContent).not.toMatch(/[٠-٩]/);
  });
});
