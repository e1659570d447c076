/** QA's page of the stand-in: every address of the remote under test, and the switches of scenario and sign-in. */
import { languageTag, MARKETS, marketSegment } from '@amberlane/contract/site';
import { SCENARIOS, type Scenario } from './scenario.ts';

export interface ToolbarTarget {
  /** Remote, and build where a published one is tested: `mf-tracking`, `mf-tracking@3f2a…`. */
  readonly title: string;
  /** Where the remote is shown. */
  readonly origin: string;
  /** Routes and slots, as paths under `/{country}-{language}`; '' is the home page. */
  readonly pages: readonly { readonly name: string; readonly path: string }[];
}

export interface ToolbarState {
  readonly scenario: Scenario;
  readonly signedIn: boolean;
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const button = (action: string, name: string, value: string, label: string, current: boolean): string =>
  `<form method="post" action="${action}"><button name="${name}" value="${value}"${current ? ' aria-pressed="true"' : ' aria-pressed="false"'}>${escape(label)}</button></form>`;

function pageLinks({ origin, pages }: ToolbarTarget): string {
  return pages
    .map(({ name, path }) => {
      const links = MARKETS.map((market) => {
        const segment = marketSegment(market);
        return `<a href="${escape(`${origin}/${segment}${path && `/${path}`}`)}" hreflang="${languageTag(market)}">${segment}</a>`;
      });
      return `<section><h2>${escape(name)}</h2><p>${links.join(' ')}</p></section>`;
    })
    .join('');
}

const STYLE = 'body{font:16px/1.5 system-ui;margin:2rem;max-width:70rem}form{display:inline-block;margin:0 .5rem .5rem 0}button{font:inherit;padding:.3rem .8rem}button[aria-pressed=true]{background:#000;color:#fff}a{display:inline-block;min-width:4rem}';

export function toolbarPage(target: ToolbarTarget | null, { scenario, signedIn }: ToolbarState): string {
  const scenarios = SCENARIOS.map((name) => button('/-/scenario', 'scenario', name, name, name === scenario)).join('');
  const session = [
    button('/-/session', 'signedIn', 'yes', 'Signed in', signedIn),
    button('/-/session', 'signedIn', 'no', 'Signed out', !signedIn),
  ].join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(target?.title ?? 'Stand-in for the API')}</title><style>${STYLE}</style></head><body>` +
    `<h1>${escape(target?.title ?? 'Stand-in for the API')}</h1><section><h2>API answers</h2>${scenarios}</section><section><h2>Session</h2>${session}</section>` +
    `${target ? pageLinks(target) : ''}</body></html>`
  );
}
