/** QA's page of the mock API: every address of the remote under test, and the switches of scenario and sign-in. */
import { languageTag, MARKETS, marketSegment } from '@amberlane/contract/site';
import { SCENARIOS } from './scenario.ts';
import { switchesQuery, type Switches } from './switches.ts';

export interface ToolbarTarget {
  /** Remote, and build where a published one is tested: `mf-tracking`, `mf-tracking@3f2a…`. */
  readonly title: string;
  /** Where the remote is shown. */
  readonly origin: string;
  /** Routes and slots, as paths under `/{country}-{language}`; '' is the home page. */
  readonly pages: readonly { readonly name: string; readonly path: string }[];
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The toolbar with one switch turned. */
const turned = (now: Switches, change: Partial<Switches>, label: string, current: boolean): string =>
  `<a href="${escape(`/?${switchesQuery({ ...now, ...change })}`)}"${current ? ' aria-current="true"' : ''}>${escape(label)}</a>`;

const opened = (switches: Switches): string => escape(`/open?${switchesQuery(switches)}`);

function pageLinks({ pages }: ToolbarTarget, switches: Switches): string {
  return pages
    .map(({ name, path }) => {
      const links = MARKETS.map((market) => {
        const segment = marketSegment(market);
        const page = `/${segment}${path && `/${path}`}`;
        return `<a href="${opened({ ...switches, page })}" hreflang="${languageTag(market)}">${segment}</a>`;
      });
      return `<section><h2>${escape(name)}</h2><p>${links.join(' ')}</p></section>`;
    })
    .join('');
}

const STYLE = 'body{font:16px/1.5 system-ui;margin:2rem;max-width:70rem}nav a{padding:.3rem .8rem;border:1px solid;color:#000;text-decoration:none;margin-inline-end:.5rem}a[aria-current]{background:#000;color:#fff}section a{display:inline-block;min-width:4rem}';

export function toolbarPage(target: ToolbarTarget | null, switches: Switches): string {
  const { scenario, signedIn, page } = switches;
  const scenarios = SCENARIOS.map((name) => turned(switches, { scenario: name }, name, name === scenario)).join('');
  const session = [turned(switches, { signedIn: true }, 'Signed in', signedIn), turned(switches, { signedIn: false }, 'Signed out', !signedIn)].join('');
  const title = escape(target?.title ?? 'Mock API');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body>` +
    `<h1>${title}</h1><section><h2>API answers</h2><nav aria-label="API answers">${scenarios}</nav></section><section><h2>Session</h2><nav aria-label="Session">${session}</nav></section>` +
    (page === null ? '' : `<section><h2>Open with these switches</h2><p><a href="${opened(switches)}">${escape(page)}</a></p></section>`) +
    `${target ? pageLinks(target, switches) : ''}</body></html>`
  );
}
