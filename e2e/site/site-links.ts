/** Links of pages as the server sends them, and whether what they lead to is there. */
import type { APIRequestContext } from '@playwright/test';

/** Paths with their fragments that a page links to on its own site, each once. `from` is the page's own path. */
export function linksIn(html: string, from: string): string[] {
  const targets = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...new Set(targets.filter((href) => /^[/#]/.test(href) && !href.startsWith('//')).map((href) => (href.startsWith('#') ? from + href : href)))];
}

/** Every page has it (HTML, "scroll to the fragment"). */
const TOP = 'top';

/** What was asked for, by path; null: nothing answers there. */
export type PagesRead = Map<string, Promise<string | null>>;

export class SiteLinks {
  private readonly pages: PagesRead;
  private readonly request: APIRequestContext;
  private readonly sites: { readonly site: string; readonly turkish: string };

  /** `pages`: what other tests have read already, and may read of this one. */
  constructor(request: APIRequestContext, sites: { readonly site: string; readonly turkish: string }, pages: PagesRead = new Map()) {
    this.pages = pages;
    this.request = request;
    this.sites = sites;
  }

  /** The page at a path. Throws when it does not answer 200. */
  async html(path: string): Promise<string> {
    const html = await this.page(path);
    if (html === null) throw new Error(`${path} does not answer`);
    return html;
  }

  /** Something answers at the path, and has the section that the fragment names. */
  async isAlive(target: string): Promise<boolean> {
    const [path = '', fragment = ''] = target.split('#');
    const html = await this.page(path);
    return html !== null && (fragment === '' || fragment === TOP || html.includes(` id="${fragment}"`));
  }

  private page(path: string): Promise<string | null> {
    const before = this.pages.get(path);
    if (before) return before;
    const page = this.ask(path);
    this.pages.set(path, page);
    return page;
  }

  /** Turkey's pages answer on a host of their own, which need not be known to this machine's names. */
  private async ask(path: string): Promise<string | null> {
    const { host } = new URL(path.startsWith('/tr-') ? this.sites.turkish : this.sites.site);
    const answer = await this.request.get(this.sites.site + path, { headers: { host }, maxRedirects: 0 });
    if (answer.ok()) return answer.text();
    const leadsTo = new URL(answer.headers()['location'] ?? '/', this.sites.site);
    // Pages of customers lead to sign-in, a choice of country to its page; a link to any other page that moved is to be mended.
    const isMeant = [302, 303].includes(answer.status()) && (path.startsWith('/-/place?') || leadsTo.pathname.endsWith('/user-opt/login'));
    return isMeant ? this.page(leadsTo.pathname + leadsTo.search) : null;
  }
}
