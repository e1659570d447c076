import type { RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import { slotDeclaration, type RouteDeclaration, type SlotDeclaration } from '@amberlane/contract/federation/remote-config';
import { expect, it } from '@jest/globals';
import { declaredClashes, incompatibilities } from './index.ts';
import { remote, route, shell } from './testing/manifests.ts';

const messages = (...builds: (RemoteManifest | ShellManifest)[]): string[] => incompatibilities(builds).map(({ message }) => message);
const withRoutes = (...routes: RouteDeclaration[]): Partial<RemoteManifest> => ({ routes });

it('has nothing against builds that share nothing', () => {
  expect(messages(shell('1.3.0'), remote('mf-a', { ...withRoutes(route('a')), slice: 'a', messages: ['a'] }), remote('mf-b', { ...withRoutes(route('b')), slice: 'b', messages: ['b'] }))).toEqual([]);
});

it.each([
  ['1.1.9', 1],
  ['1.2.0', 0],
  ['1.9.4', 0],
  ['2.0.0', 1],
  ['1.3.0-rc.1', 1],
])('judges core %s against ^1.2.0 with %d objections', (core, count) => {
  expect(messages(shell(core), remote('mf-a'))).toHaveLength(count);
});

it('takes a caret of version zero as semver does: the minor version breaks', () => {
  expect(messages(shell('0.2.0'), remote('mf-a', { needs: { core: '^0.1.0' } }))).toHaveLength(1);
  expect(messages(shell('0.1.7'), remote('mf-a', { needs: { core: '^0.1.0' } }))).toEqual([]);
});

it('objects to a module that the shell does not provide, or not in the range', () => {
  const withSchemas = { ...shell('1.2.0'), provides: { '@amberlane/core': '1.2.0', zod: '1.0.0' } };
  const needing = (range: string): RemoteManifest => remote('mf-a', { needs: { core: '^1.2.0', modules: { zod: range } } });
  expect(messages(withSchemas, needing('^1.0.0'))).toEqual([]);
  expect(messages(withSchemas, needing('^1.1.0'))).toEqual(['mf-a needs zod ^1.1.0, the shell has 1.0.0']);
  expect(messages(shell('1.2.0'), needing('^1.0.0'))).toEqual(['mf-a needs zod ^1.0.0, the shell has none']);
});

it('objects to a group of the form library that the shell does not provide, or in another major', () => {
  const withForms = { ...shell('1.2.0'), provides: { '@amberlane/core': '1.2.0', '@amberlane/ui/form': '1.4.0', '@amberlane/ui/table': '2.0.0' } };
  const needing = (groups: Record<string, string>): RemoteManifest => remote('mf-a', { needs: { core: '^1.2.0', groups } });
  expect(messages(withForms, needing({ form: '^1.0.0' }))).toEqual([]);
  expect(messages(withForms, needing({ form: '^1.0.0', table: '^1.0.0', date: '^1.0.0' }))).toEqual([
    'mf-a needs @amberlane/ui/table ^1.0.0, the shell has 2.0.0',
    'mf-a needs @amberlane/ui/date ^1.0.0, the shell has none',
  ]);
});

it('objects to a build made with another major of React than the shell brings, and to no other difference', () => {
  const builtWith = (react: string): RemoteManifest => remote('mf-a', { builtWith: { react } });
  const withReact = shell('1.2.0', { react: '19.3.1' });
  expect(messages(withReact, builtWith('18.3.1'))).toEqual(['mf-a was built with react 18.3.1, the shell has 19.3.1: browsers would refuse it']);
  expect(messages(withReact, builtWith('19.1.0'))).toEqual([]);
  expect(messages(withReact, remote('mf-a'))).toEqual([]);
});

it('objects to two remotes with one path, also as an alias or under a parameter of another name', () => {
  expect(messages(remote('mf-b', withRoutes(route('track'))), remote('mf-a', withRoutes(route('find', { aliases: ['track'] }))))).toEqual([
    'path track is served by mf-a and mf-b',
  ]);
  expect(messages(remote('mf-a', withRoutes(route('news/:id'))), remote('mf-b', withRoutes(route('news/:slug'))))).toHaveLength(1);
  expect(messages(remote('mf-a', withRoutes(route('news/:id?'))), remote('mf-b', withRoutes(route('news'))))).toHaveLength(1);
  expect(messages(remote('mf-a', withRoutes(route(''))), remote('mf-b', withRoutes(route(''))))).toHaveLength(1);
});

it('lets a literal path stand beside one with a parameter, and one path in two countries', () => {
  expect(messages(remote('mf-a', withRoutes(route('news/latest'))), remote('mf-b', withRoutes(route('news/:id'))))).toEqual([]);
  expect(messages(remote('mf-a', withRoutes(route('tax', { countries: ['TR'] }))), remote('mf-b', withRoutes(route('tax', { countries: ['GH', 'NG'] }))))).toEqual([]);
  expect(messages(remote('mf-a', withRoutes(route('tax', { countries: ['TR'] }))), remote('mf-b', withRoutes(route('tax'))))).toHaveLength(1);
});

const filling = (more: Partial<SlotDeclaration> = {}): SlotDeclaration => slotDeclaration.parse({ slot: 'quick-track', module: 'quick-track', messages: ['a'], budgetKb: 1, ...more });

it('objects to several fillings of a slot that takes one', () => {
  const page = remote('mf-home', withRoutes(route('', { slots: [{ slot: 'quick-track', many: false }] })));
  const two = (one: SlotDeclaration, other: SlotDeclaration): string[] => messages(page, remote('mf-a', { slots: [one] }), remote('mf-b', { slots: [other] }));
  expect(two(filling(), filling())).toEqual(['slot quick-track is claimed by mf-a and mf-b']);
  expect(two(filling({ condition: 'signed-in' }), filling())).toHaveLength(1);
  expect(two(filling({ countries: ['GH', 'NG'] }), filling({ countries: ['NG'] }))).toHaveLength(1);
  expect(two(filling({ condition: 'signed-in' }), filling({ condition: 'signed-out' }))).toEqual([]);
  expect(two(filling({ countries: ['GH'] }), filling({ countries: ['NG'] }))).toEqual([]);
});

it('lets several remotes fill a slot that takes many, each with a module once', () => {
  const page = remote('mf-home', withRoutes(route('', { slots: [{ slot: 'quick-track', many: true }] })));
  expect(messages(page, remote('mf-a', { slots: [filling()] }), remote('mf-b', { slots: [filling()] }))).toEqual([]);
  expect(messages(page, remote('mf-a', { slots: [filling(), filling()] }))).toEqual(['slot quick-track is claimed by mf-a twice']);
  const strict = remote('mf-strict', withRoutes(route('strict', { slots: [{ slot: 'quick-track', many: false }] })));
  expect(messages(page, strict, remote('mf-a', { slots: [filling()] }), remote('mf-b', { slots: [filling()] }))).toHaveLength(1);
});

it('objects to a slice or a message bundle of two owners, the shell included', () => {
  expect(messages(remote('mf-a', { slice: 'cart' }), remote('mf-b', { slice: 'cart' }))).toEqual(['store slice cart is claimed by mf-a and mf-b']);
  expect(messages(shell('1.2.0'), remote('mf-a', { messages: ['shell'] }))).toEqual(['message bundle shell is claimed by mf-a and shell']);
});

it('finds what two declarations claim before anything is built of them', () => {
  const declared = (name: string) => ({ name, routes: [route('book')], slots: [], slice: 'cart', forms: [], feeds: [], oneClicks: [] });
  expect(declaredClashes([declared('mf-a'), declared('mf-b')])).toEqual(['path book is served by mf-a and mf-b', 'store slice cart is claimed by mf-a and mf-b']);
});

it('lets every remote carry its own copy of what shared fields say', () => {
  expect(messages(remote('mf-a', { messages: ['a', 'form'] }), remote('mf-b', { messages: ['b', 'form'] }))).toEqual([]);
});

it('names every objection at once', () => {
  const claims = { ...withRoutes(route('a')), slice: 'a', messages: ['a'] };
  expect(incompatibilities([shell('2.0.0'), remote('mf-a', claims), remote('mf-b', claims)]).map(({ kind }) => kind)).toEqual([
    'core-range',
    'core-range',
    'route',
    'slice',
    'messages',
  ]);
});

it('sees one form, feed or one-click link claimed twice, and leaves forms of one name to two remotes', () => {
  const form = { name: 'ask', call: '/v1/api/ask', fields: ['email'], page: 'a' };
  const feed = { path: 'news.xml', module: 'news', page: 'a', messages: ['a'] };
  const click = { call: '/v1/api/stop/{token}', tokenLength: 43, page: 'a' };
  expect(messages(remote('mf-a', { forms: [form, form], feeds: [feed], oneClicks: [click] }), remote('mf-b', { forms: [form], feeds: [{ ...feed, module: 'other' }], oneClicks: [click] }))).toEqual([
    'form mf-a/ask is claimed by mf-a twice',
    'feed news.xml is claimed by mf-a and mf-b',
    'one-click link /v1/api/stop/{token} is claimed by mf-a and mf-b',
  ]);
});
