import { describe, expect, it } from '@jest/globals';
import { remoteConfig } from '@amberlane/contract/federation/remote-config';
import { declarationsOf, oneClickAt } from './site-declarations.ts';

const TOKEN = 'A1_-'.repeat(10) + 'xyz';
const route = { page: 'letters', title: 'a.b', messages: ['a'], budgetKb: 1 };
const config = remoteConfig.parse({
  name: 'mf-letters',
  core: '^1.0.0',
  routes: [{ ...route, path: 'letters' }, { ...route, path: 'big', aliases: ['bigname'], spellings: ['bigName'] }],
  forms: [{ name: 'ask', call: '/v1/api/letters/ask', fields: ['email'], page: 'letters' }],
  oneClicks: [{ call: '/v1/api/letters/stop/{token}', tokenLength: 43, page: 'letters' }],
});
const declarations = declarationsOf([config]);

describe('what remotes declare for the shell server', () => {
  it('is found by the address of a form, and by the spelling of a page', () => {
    expect([...declarations.forms.keys()]).toEqual(['/-/form/mf-letters/ask']);
    expect([...declarations.spellings]).toEqual(['bigName']);
  });

  it('is found by the path of a one-click link', () => {
    expect(oneClickAt(declarations, `/v1/api/letters/stop/${TOKEN}`)).toEqual({ page: 'letters', token: TOKEN });
  });

  it.each(['', '/', `/v1/api/letters/stop/${TOKEN}x`, `/v1/api/letters/stop/${TOKEN.slice(1)}`, `/v1/api/letters/stop/${TOKEN.slice(2)}%2e`, `/v1/api/letters/ask/${TOKEN}`, `/oms/v1/api/letters/stop/${TOKEN}`])(
    'opens no other path: %s',
    (path) => expect(oneClickAt(declarations, path)).toBeNull(),
  );
});
