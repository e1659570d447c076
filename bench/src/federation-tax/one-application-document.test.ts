import { expect, test } from '@jest/globals';
import type { ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import { asOneApplication } from './one-application-document.ts';

const shell = { name: 'shell', contentId: 'f'.repeat(64) } as ShellManifest;
const documentWith = (boot: object): string => `<p>text</p><script type="application/json" id="boot">${JSON.stringify(boot)}</script></body>`;

test('remotes keep their names only, and the application is all that runs', () => {
  const boot = { remotes: [{ name: 'mf-a', files: { 'client/a.js': 'sha384-…' } }], run: { main: '/main.js', scripts: ['/a.js'], styles: ['/main.css'], data: ['/a.json'] }, state: { text: '<b>' } };
  const html = asOneApplication(documentWith(boot), shell, 'en');
  const [, json = ''] = /id="boot">(.*)<\/script>/.exec(html) ?? [];
  expect(html.startsWith('<p>text</p>')).toBe(true);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    remotes: [{ name: 'mf-a' }],
    run: { main: '/main.js', scripts: [], styles: ['/main.css'], data: [`/remotes/shell/${'f'.repeat(64)}/messages/page.en.json`] },
    state: { text: '<b>' },
  });
});

test('a document without boot data is refused', () => {
  expect(() => asOneApplication('<p>text</p>', shell, 'en')).toThrow('boot data');
});
