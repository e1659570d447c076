/** What the pinned remotes declare for the shell server besides their pages, looked up at each request. Pure. */
import { formAction } from '@amberlane/contract/federation/form-address';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import type { FormDeclaration, OneClickDeclaration } from '@amberlane/contract/federation/server-declarations';

export interface SiteDeclarations {
  /** By the address that the form names as its action. */
  readonly forms: ReadonlyMap<string, FormDeclaration>;
  readonly oneClicks: readonly OneClickDeclaration[];
  /** Page names that are served in another spelling than lower case. */
  readonly spellings: ReadonlySet<string>;
}

type Declaring = Pick<RemoteManifest, 'name' | 'forms' | 'oneClicks' | 'routes'>;

export function declarationsOf(remotes: readonly Declaring[]): SiteDeclarations {
  return {
    forms: new Map(remotes.flatMap(({ name: remote, forms }) => forms.map((form) => [formAction(remote, form.name), form] as const))),
    oneClicks: remotes.flatMap(({ oneClicks }) => oneClicks),
    spellings: new Set(remotes.flatMap(({ routes }) => routes.flatMap(({ spellings }) => spellings))),
  };
}

/** While nothing is pinned. */
export const NO_DECLARATIONS: SiteDeclarations = declarationsOf([]);

export interface OneClick {
  /** Page that the link leads to when it is opened. */
  readonly page: string;
  readonly token: string;
}

const TOKEN = /^[\w-]+$/;

/** The one-click link that a path is; null when it is none. */
export function oneClickAt({ oneClicks }: SiteDeclarations, path: string): OneClick | null {
  const token = path.slice(path.lastIndexOf('/') + 1);
  const call = `${path.slice(0, -token.length)}{token}`;
  const found = oneClicks.find((click) => click.call === call && click.tokenLength === token.length);
  return found && TOKEN.test(token) ? { page: found.page, token } : null;
}
