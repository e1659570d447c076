import type { ReactNode } from 'react';
import css from './timeline.module.css';

/** Days of a parcel's history, newest first; holds `TimelineDay`s. */
export function Timeline({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

interface TimelineDayProps {
  /** Day of the events in their own place; a heading of level 4 unless `level` says otherwise. */
  readonly day: ReactNode;
  readonly level?: 3 | 4 | 5;
  /** The day is read out and not shown, as for what is expected. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}

export function TimelineDay({ day, level = 4, silent = false, children }: TimelineDayProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.dayGroup}>
      <Heading className={silent ? css.silentDay : css.day}>{day}</Heading>
      <ol role="list" className={css.events}>
        {children}
      </ol>
    </div>
  );
}

interface TimelineEventProps {
  /** `latest`: the newest scan; `expected`: not happened yet, dotted; `gate`: a border, drawn as a diamond. */
  readonly kind?: 'scan' | 'latest' | 'expected' | 'gate';
  /** It came while the page was open: its mark grows and the line draws to it, once. */
  readonly arriving?: boolean;
  /** Time with its place and zone, one line above the event. */
  readonly when: ReactNode;
  readonly children: ReactNode;
}

export function TimelineEvent({ kind = 'scan', arriving = false, when, children }: TimelineEventProps) {
  return (
    <li className={`${css.event} ${css[kind]} ${arriving ? css.arriving : ''}`}>
      <div className={css.when}>{when}</div>
      {children}
    </li>
  );
}
