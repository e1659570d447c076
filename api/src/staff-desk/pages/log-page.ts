/** The tab with what staff did. */
import type { DeskPage } from '../desk-route.ts';
import { html, written, type Html } from '../html.ts';
import { LOG_ACTIONS, type ReadEntry } from '../staff-log.ts';
import { instant } from '../words.ts';
import { addressOf, pager } from './pager.ts';

const WORDS: Readonly<Record<string, string>> = LOG_ACTIONS;

const rowOf = ({ id, at, by, action, subject, detail }: ReadEntry): Html => html`<tr>
<th scope="row">${id}</th><td data-column="Time">${instant(at)}</td><td data-column="By">${by === null ? html`<span class="quiet">Not signed in</span>` : written(by)}</td>
<td data-column="Action">${WORDS[action] ?? action}</td><td data-column="Subject">${written(subject)}</td><td data-column="Detail">${detail !== '' && written(detail)}</td></tr>
`;

interface LogView {
  readonly entries: readonly ReadEntry[];
  /** Id before which the next page goes on; null on the last one. */
  readonly next: number | null;
  readonly isFirst: boolean;
}

export const logPage = ({ entries, next, isFirst }: LogView): DeskPage => ({
  title: 'Log',
  tab: 'log',
  main: html`<h1>Log</h1><p class="quiet">Newest first. Entries can’t be changed. They are kept for two years.</p>
${entries.length === 0 ? html`<p class="notice" role="status">The log is empty.</p>` : html`<div class="scroll"><table class="cards"><caption class="hidden">Log of the staff desk</caption><thead><tr><th scope="col">Entry</th><th scope="col">Time</th><th scope="col">By</th><th scope="col">Action</th><th scope="col">Subject</th><th scope="col">Detail</th></tr></thead><tbody>
${entries.map(rowOf)}</tbody></table></div>`}
${pager({ label: 'Pages of the log', first: isFirst ? null : addressOf({ tab: 'log' }), next: next === null ? null : addressOf({ tab: 'log', before: String(next) }) })}`,
});
