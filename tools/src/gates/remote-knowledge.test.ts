import { describe, expect, it } from '@jest/globals';
import { mentionsIn, mentionsUnder, remoteWords } from './remote-knowledge.ts';

const WORDS = { paths: new Set(['track', 'terms-of-use', 'intlstraight', 'user-opt/login', 'user-opt/register', 'news.xml', 'mf-tracking']), bundles: new Set(['tracking-menu', 'track']) };
const said = (source: string): string[] => mentionsIn(source, 'planted.tsx', WORDS).map(({ kind, text }) => `${kind} ${text}`);

describe('what the source says of a remote', () => {
  it.each([
    ["const PAGE = 'track';", 'path track'],
    ["const HREF = '/terms-of-use?from=footer';", 'path /terms-of-use?from=footer'],
    ["const SPELLINGS = new Set(['intlStraight']);", 'path intlStraight'],
    ['const TERMS = /\\/terms-of-use\\/?$/;', 'path /\\/terms-of-use\\/?$/'],
    ['const link = <Link to="user-opt/register" />;', 'path user-opt/register'],
    ["const name = <FormattedMessage id=\"tracking-menu.quote\" />;", 'message tracking-menu.quote'],
    ['const name = `track.state.${state}`;', 'message track.state.'],
    ["const START = '/v1/api/track/follow/start';", 'call /v1/api/track/follow/start'],
    ["import { queryTrack } from '@amberlane/contract/calls/tracking';", 'call @amberlane/contract/calls/tracking'],
    ["import { queryTrack } from '@amberlane/contract/call-index/tracking';", 'call @amberlane/contract/call-index/tracking'],
    ["app.get('/news.xml')", 'path /news.xml'],
    ["if (remote === 'mf-tracking') return;", 'path mf-tracking'],
  ])('%s', (source, mention) => {
    expect(said(source)).toEqual([mention]);
  });

  it.each([
    "const LOGOUT = '/oms/user/logout';",
    "const SIGN_IN_PATH = 'user-opt/login';",
    '// Leads to terms-of-use and track.',
    "const id = 'shell.notFound.title';",
    "const facts = { 'track': 1 };",
    "const header = 'Track';",
    "import type { CountryEntry } from '@amberlane/contract/calls/countries';",
    "import { track } from 'track';",
  ])('is nothing in %s', (source) => {
    expect(said(source)).toEqual([]);
  });
});

it('the shell and core name no path, call or message of any remote', async () => {
  const words = await remoteWords();
  expect(words.paths.size).toBeGreaterThan(40);
  expect([...mentionsUnder('shell/src', words), ...mentionsUnder('shared/core/src', words)]).toEqual([]);
});
