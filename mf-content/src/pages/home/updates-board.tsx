/** The last movements of the network (VISUAL §17 "Updates board"): a list of the server, which goes on while the page is open. */
import { useEffect, useRef, useState } from 'react';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { NetworkUpdate, NetworkUpdates } from '@amberlane/contract/calls/network-updates';
import { FormattedMessage, useDispatch, useIntl, useMarket, type SiteStore } from '@amberlane/core';
import { clockTime, Ltr, zonedDay } from '@amberlane/ui';
import { useCurrentMinute } from '../../clock/current-minute.ts';
import { renewNetworkUpdates } from './network-updates-api.ts';
import css from './updates-board.module.css';

/** The dot says that things move right now: an older update has none. */
const FRESH_MS = 5 * 60_000;

/** Rows of the board. */
const SHOWN = 4;

/** As messages are named: `DEPARTED_AIR` is `departedAir`. */
const nameOf = (code: NetworkUpdate['code']): string => code.toLowerCase().replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());

const keyOf = ({ code, at, place }: NetworkUpdate): string => `${at} ${place.code} ${code}`;

/** The answer names those of the reader's lane first. ISO instants sort as text. */
const newestFirst = (updates: readonly NetworkUpdate[]) => updates.toSorted((one, other) => other.at.localeCompare(one.at));

export function UpdatesBoard({ readAt, updates }: NetworkUpdates) {
  const board = useBoardKeptFresh();
  const { country } = useMarket();
  // Those that came with the page don't fade in.
  const [first] = useState(() => new Set(updates.map(keyOf)));
  const now = useCurrentMinute() ?? readAt;
  const shown = newestFirst(updates.slice(0, SHOWN));
  const newest = shown[0]?.at ?? readAt;
  const isFresh = Date.parse(now) - Date.parse(newest) <= FRESH_MS;
  return (
    <div ref={board} className={css.board}>
      <div className={css.head}>
        <h3 className={isFresh ? css.fresh : css.title}>
          <FormattedMessage id="home.board.title" />
        </h3>
        <p>
          <FormattedMessage
            id="home.board.updated"
            values={{ country, time: <Ltr key="time">{clockTime(newest, COUNTRY_TIME_ZONE[country])}</Ltr>, city: <FormattedMessage key="city" id={`home.city.${country}`} /> }}
          />
        </p>
      </div>
      <ol role="list" className={css.rows}>
        {shown.map((update) => (
          <li key={keyOf(update)} className={first.has(keyOf(update)) ? css.row : css.newRow}>
            <Row {...update} now={now} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** By the clock of the reader's country, so that times follow each other; none is older than a day. */
function Row({ code, at, place, towards, now }: NetworkUpdate & { now: string }) {
  const intl = useIntl();
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  return (
    <>
      <time className={css.time} dateTime={at} suppressHydrationWarning>
        <Ltr>{clockTime(at, zone)}</Ltr>
        {zonedDay(at, zone) === zonedDay(now, zone) ? null : <span className={css.day}> {intl.formatRelativeTime(-1, 'day', { numeric: 'auto' })}</span>}
      </time>{' '}
      <b className={css.place}>{towards ? <FormattedMessage id="home.board.onward" values={{ place: place.name, towards: towards.name }} /> : place.name}</b>{' '}
      <span className={css.what}>
        <FormattedMessage id={`home.event.${nameOf(code)}`} />
      </span>
    </>
  );
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What asks for more comes once the page runs, and not for readers who save data. */
function useBoardKeptFresh() {
  const board = useRef<HTMLDivElement>(null);
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const { country, locale } = useMarket();
  useEffect(() => {
    if (savesData()) return undefined;
    let end: (() => void) | null = null;
    let left = false;
    const start = async (): Promise<void> => {
      const { keepFresh } = await import('./keep-fresh.ts');
      if (!left && board.current) end = keepFresh(board.current, () => dispatch(renewNetworkUpdates({ country, locale })));
    };
    // Without this part the board stays as it came.
    start().catch(() => undefined);
    return () => {
      left = true;
      end?.();
    };
  }, [dispatch, country, locale]);
  return board;
}
