import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readRemoteConfig } from '@amberlane/build';
import { remoteConfig } from '@amberlane/contract/federation/remote-config';
import { remoteNames, REPOSITORY } from '../repository.ts';
import { hostKnowledge } from './host-knowledge.ts';

/** Signing in is the shell's own, whoever shows the page. */
const HOST_S_OWN: ReadonlySet<string> = new Set(['user-opt/login']);

/** Links of header and footer, until the remotes' menus replace them. */
const UNTIL_MENUS = 'shell/src/client/layout/site-links.ts';

const SAMPLE = remoteConfig.parse({
  name: 'mf-letters',
  core: '^1.0.0',
  routes: [{ path: 'letters/all', aliases: ['mail'], spellings: ['Mail'], page: 'letters', title: 'a.b', messages: ['a'], budgetKb: 1 }],
  forms: [{ name: 'ask', call: '/v1/api/letters/ask', fields: ['email'], page: 'mail' }],
  oneClicks: [{ call: '/v1/api/letters/stop/{token}', tokenLength: 43, page: 'mail' }],
  feeds: [{ path: 'letters.xml', module: 'letters', page: 'mail', messages: ['a'] }],
});
const found = (text: string): string[] => hostKnowledge([{ file: 'a.ts', text }], [SAMPLE], HOST_S_OWN);

describe('what the host knows of remotes', () => {
  it.each([
    ["a path", "const LETTERS = { path: 'letters/all' };", 'letters/all'],
    ['a path as an address', 'const href = `${base}/letters/all?sort=1`;', 'letters/all'],
    ['an alias', 'const to = "/mail/";', 'mail'],
    ['a spelling', "const exact = new Set(['Mail']);", 'Mail'],
    ['the call of a form', "fetch('/v1/api/letters/ask')", '/v1/api/letters/ask'],
    ['a one-click link', "const click = '/v1/api/letters/stop/{token}';", '/v1/api/letters/stop/{token}'],
    ['a feed', "app.get('/letters.xml')", 'letters.xml'],
    ['a name', "if (remote === 'mf-letters') return;", 'mf-letters'],
  ])('is found: %s', (_what, text, word) => expect(found(`// one\n${text}`)).toEqual([`a.ts:2 knows "${word}" of mf-letters`]));

  it('is not what comments and imports say, or longer words', () => {
    expect(found("/** `mail` goes out */\nimport { a } from 'mail'; // 'mail'\nconst word = 'mailbox', other = 'letters/all/7';")).toEqual([]);
  });

  it('is nothing in the sources of shell and core', async () => {
    const remotes = await Promise.all(remoteNames().map((name) => readRemoteConfig(path.join(REPOSITORY, name))));
    const files = globSync('{shell/src,shared/core/src}/**/*.{ts,tsx}', { cwd: REPOSITORY }).filter((file) => !/\.test\.tsx?$|-harness\.tsx$/.test(file) && file !== UNTIL_MENUS);
    const sources = files.map((file) => ({ file, text: readFileSync(path.join(REPOSITORY, file), 'utf8') }));
    expect(files.length).toBeGreaterThan(150);
    expect(hostKnowledge(sources, remotes, HOST_S_OWN)).toEqual([]);
  });
});
