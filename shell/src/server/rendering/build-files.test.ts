import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_CONTENT_ID } from '@amberlane/contract/federation/artifact-files';
import { remoteManifest, type RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { LOCALES } from '@amberlane/contract/site';
import { buildFilesUrl, type BuildFiles } from '../../site/build-files.ts';
import { buildFileLists } from './build-files.ts';

const integrity = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const FILES = [
  'client/remoteEntry.js', 'client/pages.js', 'client/pages.css', 'client/pages.js.map', 'client/van.svg', 'server/pages.cjs',
  ...LOCALES.map((locale) => `messages/tracking.${locale}.json`),
];
const manifestOf = (contentId: string, more: Partial<RemoteManifest> = {}): RemoteManifest => ({
  ...remoteManifest.parse({
    schema: 1, kind: 'remote', name: 'mf-tracking', version: '1.0.0', build: '0123456789ab', contentId, messages: ['tracking'], container: 'mf_tracking',
    files: Object.fromEntries(FILES.map((path) => [path, { integrity: integrity(path), bytes: 1, brotli: 1 }])),
    entry: 'client/remoteEntry.js', needs: { core: '^1.0.0' }, builtWith: {}, routes: [], slots: [], exposes: {},
  }),
  ...more,
});

describe('the list of files of a build', () => {
  const { integrities, texts } = buildFileLists([manifestOf('a'.repeat(64))]);
  const listIn = (locale: string): { hash: string; text: string } => {
    const hash = integrities.get('mf-tracking')?.[locale] ?? '';
    return { hash, text: texts.get(buildFilesUrl('mf-tracking', hash).slice('/-/site/'.length)) ?? '' };
  };

  it('names what a browser loads in one language, with the hashes of the manifest, and nothing else', () => {
    const paths = ['client/remoteEntry.js', 'client/pages.js', 'client/pages.css', 'messages/tracking.fr.json'];
    expect(JSON.parse(listIn('fr').text) as BuildFiles).toEqual({
      container: 'mf_tracking', entry: 'client/remoteEntry.js', usesGroups: false, files: Object.fromEntries(paths.map((path) => [path, integrity(path)])),
    });
  });

  it.each(LOCALES)('is at an address that names its content, and has the hash that the browser checks, in %s', (locale) => {
    const { hash, text } = listIn(locale);
    expect(hash).toBe(integrity(text));
    expect(buildFilesUrl('mf-tracking', hash)).toMatch(/^\/-\/site\/mf-tracking\.[\w-]{22}\.json$/);
  });

  it('says that the build runs on groups of the form library', () => {
    const { texts: ofForms } = buildFileLists([manifestOf('a'.repeat(64), { needs: { core: '^1.0.0', groups: { form: '^1.0.0' } } })]);
    expect([...ofForms.values()].map((text) => (JSON.parse(text) as BuildFiles).usesGroups)).toEqual(LOCALES.map(() => true));
  });

  it('is not made of what a development server builds', () => {
    const none = buildFileLists([manifestOf(DEVELOPMENT_CONTENT_ID)]);
    expect([none.integrities.size, none.texts.size]).toEqual([0, 0]);
  });
});
