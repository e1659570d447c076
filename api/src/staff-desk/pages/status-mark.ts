/** A status as a word on its colour. */
import { CASE_ENDS, type CaseStatus } from '@amberlane/contract/calls/cases';
import { html, type Html } from '../html.ts';
import { STATUSES } from '../words.ts';

const GOOD: readonly CaseStatus[] = ['ANSWERED', 'SIGNED', 'OFFER'];

function toneOf(status: CaseStatus): 'good' | 'bad' | 'fresh' | 'going' | '' {
  if (GOOD.includes(status)) return 'good';
  if (CASE_ENDS.includes(status)) return '';
  if (status === 'RECEIVED') return 'fresh';
  return status === 'REOPENED' ? 'bad' : 'going';
}

export const statusMark = (status: CaseStatus): Html => html`<span class="mark ${toneOf(status)}">${STATUSES[status]}</span>`;
