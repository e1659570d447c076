import { describe, expect, it } from '@jest/globals';
import { KEPT_LIST, NOTICE_ID, TIME_MARK, titleOf, withKeptPages, withNotice } from './offline-copy.ts';

const NOON = Date.UTC(2026, 10, 21, 12, 4);
const NOTICE = `<p>As of ${TIME_MARK}. $& $1</p>`;
const OFFLINE = `<html lang="fr-MA"><body><ul class="x" ${KEPT_LIST}="true"></ul><template id="${NOTICE_ID}">${NOTICE}</template></body></html>`;

describe('a kept page', () => {
  it('says at its end of when it is, in its own language and with Latin digits', () => {
    const shown = withNotice('<!doctype html><html lang="ar-EG" dir="rtl"><body><div>نتيجة</div></body></html>', NOON, OFFLINE);
    expect(shown).toMatch(/<div>نتيجة<\/div><p>As of .*2026.*<\/p><\/body><\/html>$/);
    expect(shown).not.toMatch(/[٠-٩]/);
    expect(shown).toContain('$& $1');
  });

  it('is shown as it is when there is no offline page', () => {
    expect(withNotice('<html><body>x</body></html>', NOON, null)).toBe('<html><body>x</body></html>');
  });
});

describe('the offline page', () => {
  it('lists what is kept: title, what was asked, time', () => {
    const entries = [
      { href: '/ma-fr/track?numbers=GH520938177409%0ANG407183529669', title: 'Résultat', time: NOON },
      { href: '/ma-fr', title: 'Tarifs &amp; délais | Amberlane Maroc', time: NOON },
    ];
    const list = /<ul[^>]*>(.*?)<\/ul>/s.exec(withKeptPages(OFFLINE, entries))?.[1] ?? '';
    expect(list).toContain('<a href="/ma-fr/track?numbers=GH520938177409%0ANG407183529669">Résultat <bdi dir="ltr">GH520938177409\nNG407183529669</bdi></a>');
    expect(list).toContain('<a href="/ma-fr">Tarifs &amp; délais</a>');
    expect(list.match(/<span>[^<]*2026[^<]*<\/span>/g)).toHaveLength(2);
  });

  it('runs nothing that an address smuggles in', () => {
    const list = withKeptPages(OFFLINE, [{ href: '/ma-fr/track?numbers=%3Cimg src=x%3E&x="><b>', title: 'x', time: NOON }]);
    expect(list).not.toContain('<img');
    expect(list).not.toContain('<b>');
  });

  it('reads a title as it stands', () => {
    expect(titleOf('<head><title>A &lt; B</title></head>')).toBe('A &lt; B');
    expect(titleOf('<p>none</p>')).toBe('');
  });
});
