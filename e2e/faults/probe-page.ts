/** The probe's page as a reader meets it, on a site with the shelf as its home page. */
import type { Locator, Page, Response, Route } from '@playwright/test';
import { fileIntegrity } from '@amberlane/build/artifact-hash';
import { artifactUrl } from '@amberlane/contract/federation/artifact-files';
import type { RemoteManifest, ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import type { Words } from '@amberlane/testing/words';

/** One kind of file of a build, as it is asked for by browsers. */
export const FILES = {
  entry: /\/client\/remoteEntry\.js$/,
  expose: /\/client\/__federation_expose_pages__probe\.[^/]+\.js$/,
  styles: /\/client\/__federation_expose_pages__probe\.[^/]+\.css$/,
  lazy: /\/client\/\d+\.[^/]+\.js$/,
  lazyStyles: /\/client\/\d+\.[^/]+\.css$/,
  messages: /\/messages\/probe\.en\.json$/,
} as const;
export type FileKind = keyof typeof FILES;

export class ProbePage {
  readonly page: Page;
  readonly #say: Words;

  constructor(page: Page, say: Words) {
    this.page = page;
    this.#say = say;
  }

  open(query = ''): Promise<Response | null> {
    return this.page.goto(`/gh-en/probe${query}`);
  }

  openShelf(query = ''): Promise<Response | null> {
    return this.page.goto(`/gh-en/shelf${query}`);
  }

  /** Any key starts React on a page that waits for the first touch. */
  async touch(): Promise<void> {
    await this.page.keyboard.press('Shift');
  }

  /** Touches the page and waits until React answers: only then a link changes the page without a new document. */
  async takeOver(): Promise<void> {
    await this.touch();
    await this.page.locator('html[data-ready]').waitFor({ state: 'attached' });
  }

  edition(edition: number): Locator {
    return this.page.getByRole('main').getByText(`Edition ${edition}`, { exact: true });
  }

  /** Which edition's code made the state that the page shows, and how often the button was counted. */
  state(madeBy: number, count: number): Locator {
    return this.page.getByText(`State of edition ${madeBy}, counted ${count}`, { exact: true });
  }

  note(edition: number): Locator {
    return this.page.getByText(`Note of edition ${edition}, state of edition ${edition}`, { exact: true });
  }

  details(edition: number): Locator {
    return this.page.getByText(`Details of edition ${edition}`, { exact: true });
  }

  /** Asks the API by the endpoint of the probe that is on screen. */
  get askProbe(): Locator {
    return this.page.getByRole('button', { name: 'Ask the probe' });
  }

  get askShelf(): Locator {
    return this.page.getByRole('button', { name: 'Ask the shelf' });
  }

  /** Whose endpoint answered: `edition 1`, `shelf`. */
  told(what: 'probe' | 'shelf', by: string): Locator {
    return this.page.getByText(`The ${what} says: ${by}`, { exact: true });
  }

  get count(): Locator {
    return this.page.getByRole('button', { name: 'Count', exact: true });
  }

  get openDetails(): Locator {
    return this.page.getByRole('button', { name: 'Details', exact: true });
  }

  get word(): Locator {
    return this.page.getByRole('textbox', { name: 'Word' });
  }

  get lookUp(): Locator {
    return this.page.getByRole('button', { name: 'Look up' });
  }

  get more(): Locator {
    return this.page.getByRole('link', { name: 'More of the probe' });
  }

  get moreHeading(): Locator {
    return this.page.getByRole('heading', { name: 'More of the probe' });
  }

  /** From the shelf. */
  get toProbe(): Locator {
    return this.page.getByRole('link', { name: 'To the probe' });
  }

  get shelfHeading(): Locator {
    return this.page.getByRole('heading', { name: 'Shelf' });
  }

  get home(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.#say('shell.name'), exact: true });
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  get card(): Locator {
    return this.page.getByRole('main').getByText(this.#say('shell.remoteError.title'));
  }

  get partCard(): Locator {
    return this.page.getByRole('main').getByText(this.#say('shell.remoteError.partTitle'));
  }

  get tryAgain(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.#say('shell.remoteError.retry') });
  }

  /** The probe's React runs: its button counts. */
  async answers(edition: number): Promise<void> {
    await this.count.click();
    await this.state(edition, 1).waitFor();
  }
}

/** Puts a fault in front of every file of one kind of one build. */
export async function breakFile(page: Page, contentId: string, kind: FileKind, fault: (route: Route) => Promise<void>): Promise<void> {
  await page.route((url) => url.pathname.includes(`/${contentId}/`) && FILES[kind].test(url.pathname), fault);
}

export const notFound = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'Not found' });
export const unavailable = (route: Route): Promise<void> => route.fulfill({ status: 503, body: '' });
/** Never answers. */
export const hangs = (): Promise<void> => new Promise(() => undefined);

/** A blank more in what is read, a mark in what runs: it tells whether it ran. */
export async function tampered(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  const isScript = route.request().url().endsWith('.js');
  await route.fulfill({ response, body: isScript ? `globalThis.__tampered=1;${text}` : `${text} ` });
}

export const ranTampered = (page: Page): Promise<boolean> => page.evaluate(() => '__tampered' in globalThis);

/**
 * The script that a build begins with, with code in front of its own, and a document that names its hash: what a broken
 * release would be, past all integrity checks.
 */
export function withCode(build: RemoteManifest | ShellManifest, code: string): { document(route: Route): Promise<void>; script(route: Route): Promise<void> } {
  const file = build.kind === 'shell' ? (build.main.js.at(-1) ?? '') : build.entry;
  const change = (text: string): string => code + text;
  return {
    async document(route) {
      const page = await route.fetch();
      const script = await route.fetch({ url: new URL(artifactUrl(build, file), route.request().url()).href });
      const integrity = fileIntegrity(change(await script.text()));
      await route.fulfill({ response: page, body: (await page.text()).replaceAll(build.files[file]?.integrity ?? '', integrity) });
    },
    async script(route) {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  };
}
