import { useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { Time } from '@amberlane/ui';
import { answerAt } from './answer-at.ts';
import css from './lead-form.module.css';

const never = () => () => undefined;

interface AnswerDayProps {
  /** Message that names the day, `{date}`. */
  readonly as: string;
  /** Calendar days until our answer. */
  readonly days: number;
  /** Whose office answers: its clock counts. */
  readonly country: Country;
  /** Without a day: the page of the server is kept, so only the browser names one. */
  readonly children: ReactNode;
}

/** By which day we answer what is sent today. */
export function AnswerDay({ as: id, days, country, children }: AnswerDayProps) {
  const inBrowser = useSyncExternalStore(never, () => true, () => false);
  const today = useSyncExternalStore(never, thisMinute, thisMinute);
  if (!inBrowser) return children;
  return <FormattedMessage id={id} values={{ days, date: <span key="date" className={css.day}><Time at={answerAt(today, days, country)} zone={COUNTRY_TIME_ZONE[country]} show="long" /></span> }} />;
}

/** This minute, ms: the same for all readings of a render. */
const thisMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000;
