/** The frame of every page of the desk. */
import { html, written, type Html } from '../html.ts';
import type { Visitor } from '../desk-route.ts';

export const TABS = { cases: 'Cases', questionnaires: 'Questionnaires', log: 'Log' } as const;
export type Tab = keyof typeof TABS;

export interface PageFacts {
  readonly title: string;
  /** Which tab it is under; none for pages without. */
  readonly tab?: Tab;
}

/** A hidden field that shows a form to be one of this session. */
export const formTokenField = ({ formToken }: Visitor): Html => html`<input type="hidden" name="formToken" value="${formToken}">`;

const tabLink = (tab: Tab, current: Tab | undefined): Html =>
  html`<li><a href="/?tab=${tab}" ${tab === current && html`aria-current="page"`}>${TABS[tab]}</a></li>`;

function memberBar(visitor: Visitor): Html {
  const { name, role } = visitor.member;
  return html`<div class="member"><span>${written(name)}${role === 'reader' && ' (read only)'}</span>
<form method="post" action="/sign-out" aria-label="Sign out">${formTokenField(visitor)}<button class="button small">Sign out</button></form></div>`;
}

export function pageOf({ title, tab }: PageFacts, main: Html, visitor: Visitor | null): Html {
  const tabs = (Object.keys(TABS) as Tab[]).map((one) => tabLink(one, tab));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Amberlane staff desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk.css">
</head>
<body>
<nav aria-label="Skip links"><a class="skip" href="#main">Skip to content</a></nav>
<header class="head"><div class="wrap"><a class="brand" href="/">Amberlane <span>Staff desk</span></a>
${visitor && html`<nav aria-label="Desk"><ul>${tabs}</ul></nav>${memberBar(visitor)}`}</div></header>
<main id="main" class="wrap" tabindex="-1">
${main}
</main>
<footer class="wrap foot"><p>All times are UTC. Every sign-in, change and download is logged.</p></footer>
</body>
</html>
`;
}
