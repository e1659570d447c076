import type { RefObject } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { TrackResult } from '@amberlane/contract/calls/tracking';
import { groupNameId, type ResultGroup } from './result-groups.ts';
import css from './result-filter.module.css';

const FIELD = 'show';
const ALL = 'all';

interface ResultFilterProps {
  readonly choices: RefObject<HTMLFieldSetElement | null>;
  readonly groups: readonly ResultGroup[];
}

/**
 * How many results each group has, each count showing its group alone. Radio buttons: the choice is the document's own,
 * so that it works without JavaScript, outlives React's start, and the style sheet of the list hides the other groups.
 * No form: there is nothing to send, and Enter would send it.
 */
export function ResultFilter({ choices, groups }: ResultFilterProps) {
  const all = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <fieldset ref={choices} className={css.filters}>
      <legend className={css.legend}>
        <FormattedMessage id="track.filter.label" />
      </legend>
      <Choice value={ALL} nameId="track.filter.all" count={all} />
      {groups.map(({ group, results }) => (
        <Choice key={group} value={group} nameId={groupNameId(group)} count={results.length} />
      ))}
    </fieldset>
  );
}

function Choice({ value, nameId, count }: { value: string; nameId: string; count: number }) {
  return (
    <label className={css.choice}>
      <input type="radio" name={FIELD} value={value} defaultChecked={value === ALL} className={css.radio} suppressHydrationWarning />
      <FormattedMessage id={nameId} /> <span className={`${css.count} ${value === 'action' ? css.attention : ''}`}>{count}</span>
    </label>
  );
}

/** What the filter leaves, in the order of the page; everything where there is no filter. */
export function resultsInFilter(choices: HTMLFieldSetElement | null, groups: readonly ResultGroup[]): readonly TrackResult[] {
  const chosen = choices?.querySelector<HTMLInputElement>(':checked')?.value ?? ALL;
  return groups.filter(({ group }) => chosen === ALL || group === chosen).flatMap(({ results }) => results);
}
