import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { routeName } from './route-names.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function namesOfAll(): Promise<(string | null)[]> {
  const remotes = readdirSync(ROOT).filter((folder) => /^mf-/.test(folder));
  const configs = await Promise.all(remotes.map(async (folder) => ((await import(path.join(ROOT, folder, 'remote.config.ts'))) as { default: RemoteConfig }).default));
  return configs.flatMap(({ routes }) => routes.map(({ path: of, title }) => routeName({ path: of, unnamed: title === undefined })));
}

describe('names of the routes of all remotes', () => {
  it('hold those of the specification', async () => {
    expect(await namesOfAll()).toEqual(expect.arrayContaining(['language-index', 'lang-index-user-opt-login', 'lang-index-cookie', 'lang-index-express-order-entry', 'lang-index-article-list', 'lang-index-article-list-id']));
  });

  it('are there for every page, each once', async () => {
    const names = await namesOfAll();
    expect(names).not.toContain(null);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are missing where a manifest gives no title', () => {
    expect(routeName({ path: 'user-opt/login', unnamed: true })).toBeNull();
  });
});
