import { describe, expect, it } from '@jest/globals';
import { bundleClashes, catalogueFaults, useFaults, type Catalogues } from './message-faults.ts';
import { idsIn } from './message-use.ts';

const good: Catalogues = {
  en: { 'track.found': '{count, plural, one {# parcel} other {# parcels}} found for <b>{name}</b>' },
  'zh-CN': { 'track.found': '为<b>{name}</b>找到 {count} 件包裹' },
  fr: { 'track.found': '{count, plural, one {# colis trouvé} many {# de colis trouvés} other {# colis trouvés}} pour <b>{name}</b>' },
  ar: {
    'track.found':
      '{count, plural, zero {لا شحنات} one {شحنة واحدة} two {شحنتان} few {# شحنات} many {# شحنة} other {# شحنة}} باسم <b>{name}</b>',
  },
  ur: { 'track.found': '<b>{name}</b> کے لیے {count, plural, one {# پارسل ملا} other {# پارسل ملے}}' },
  tr: { 'track.found': '<b>{name}</b> için {count, plural, one {# gönderi} other {# gönderi}} bulundu' },
};

/** The good catalogues with one language's text replaced. */
const planted = (locale: keyof Catalogues, text: string): string[] =>
  catalogueFaults({ ...good, [locale]: { 'track.found': text } });

describe('the gate of messages', () => {
  it('lets six complete languages pass', () => {
    expect(catalogueFaults(good)).toEqual([]);
  });

  it('catches a missing and an empty translation', () => {
    expect(catalogueFaults({ ...good, ur: {} })).toEqual(['ur track.found: is missing']);
    expect(planted('tr', ' ')).toEqual(['tr track.found: is empty']);
  });

  it('catches a lost placeholder and a lost tag', () => {
    expect(planted('zh-CN', '为{name}找到一件包裹')).toEqual([
      'zh-CN track.found: has the placeholders name where English has count, name',
      'zh-CN track.found: has the tags none where English has b',
    ]);
  });

  it('catches plural categories that the language needs', () => {
    expect(planted('fr', '{count, plural, one {# colis} other {# colis}} pour <b>{name}</b>')).toEqual([
      'fr track.found: the plural of {count} lacks many',
    ]);
    expect(planted('ar', '{count, plural, one {شحنة} other {# شحنة}} باسم <b>{name}</b>')).toEqual([
      'ar track.found: the plural of {count} lacks zero, two, few, many',
    ]);
  });

  it('catches a plural written as a plain number where the language has forms', () => {
    expect(planted('tr', '<b>{name}</b> için {count} gönderi')).toEqual(['tr track.found: has no plural of {count} where English has one']);
  });

  it('catches English left in another script, and lets brand and codes stand', () => {
    const brand: Catalogues = { en: { 'a.b': 'Amberlane API' }, 'zh-CN': { 'a.b': 'Amberlane API' }, fr: { 'a.b': 'API Amberlane' }, ar: { 'a.b': 'API من Amberlane' }, ur: { 'a.b': 'Amberlane API' }, tr: { 'a.b': 'Amberlane API' } };
    expect(catalogueFaults(brand)).toEqual([]);
    expect(catalogueFaults({ ...brand, ar: { 'a.b': 'Track a parcel' } })).toEqual(['ar a.b: is mostly in Latin letters']);
  });

  it('catches a French text that is the English one', () => {
    const same = 'Where is my parcel now?';
    const other: Catalogues = { en: { 'a.b': same }, 'zh-CN': { 'a.b': '我的包裹在哪里？' }, fr: { 'a.b': same }, ar: { 'a.b': 'أين شحنتي؟' }, ur: { 'a.b': 'میرا پارسل کہاں ہے؟' }, tr: { 'a.b': 'Gönderim nerede?' } };
    expect(catalogueFaults(other)).toEqual(['fr a.b: is the English text']);
  });

  it('catches a text that is no ICU message', () => {
    expect(planted('fr', '{count, plural')[0]).toMatch(/^fr track\.found: is no ICU message/);
  });

  it('catches ids that nothing shows and ids that do not exist', () => {
    const english = { 'track.title': 'Track', 'track.status.signed': 'Signed', 'track.forgotten': 'Old' };
    const use = idsIn("const a = <FormattedMessage id='track.title' />; f({ id: `track.status.${s}` }); f({ id: 'track.tilte' }); import './track.css';", 'page.tsx');
    expect(useFaults(english, use)).toEqual(['track.forgotten: nothing shows it', 'track.tilte: is used and not in en.json']);
  });

  it('catches ids put together from a beginning that no id has', () => {
    expect(useFaults({ 'track.title': 'Track' }, { ids: new Set(['track.title']), prefixes: new Set(['track.state.']) })).toEqual([
      'track.state.…: is used and no id in en.json begins so',
    ]);
  });

  it('catches a bundle that two remotes claim', () => {
    expect(bundleClashes(new Map([['mf-a', { 'home.x': 'x' }], ['mf-b', { 'home.y': 'y' }]]))).toEqual(['bundle "home" belongs to mf-a and mf-b']);
  });
});
