import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { textOf } from '../texts.ts';

type Entry = string | { readonly message: string };

const labelOf = (part: string, locale: Locale, id: string): string => {
  const entry = (JSON.parse(readFileSync(new URL(`../../../${part}/src/messages/${locale}.json`, import.meta.url), 'utf8')) as Readonly<Record<string, Entry>>)[id];
  return typeof entry === 'object' ? entry.message : (entry ?? '');
};

describe('pages and links that emails quote', () => {
  it.each(LOCALES)('have the names that the site shows in %s', (locale) => {
    expect(textOf('account-emails.securityPage', locale)).toBe(labelOf('mf-account', locale, 'account-menu.security'));
    expect(textOf('account-emails.apiKeysPage', locale)).toBe(labelOf('mf-account', locale, 'api-keys.title'));
    expect(textOf('account-emails.forgotPassword', locale)).toBe(labelOf('mf-account', locale, 'account-menu.forgotPassword'));
    expect(textOf('account-emails.webhooksPage', locale)).toBe(labelOf('mf-shipping', locale, 'platform.title'));
    expect(textOf('account-emails.codPage', locale)).toBe(labelOf('mf-shipping', locale, 'cod.title'));
  });
});
