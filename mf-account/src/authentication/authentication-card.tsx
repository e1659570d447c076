import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import css from './authentication-card.module.css';

/** `account`: what an account is good for, `register` in full; `reset`: what to know of the code and the new password. */
type Side = 'account' | 'register' | 'reset';

interface WayInProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** What stands beside the form. */
  readonly side?: Side;
  /** Phones, which have no side, show its points below the form. */
  readonly onPhones?: boolean;
  readonly children: ReactNode;
}

const POINTS = ['way-in.point.papers', 'way-in.point.addresses', 'way-in.point.news'] as const;

const WORDS: Readonly<Record<Side, { readonly promise: string; readonly points: readonly string[] }>> = {
  account: { promise: 'way-in.promise', points: POINTS },
  register: { promise: 'way-in.promise', points: [...POINTS, 'way-in.point.choices', 'way-in.point.payouts'] },
  reset: { promise: 'way-in.reset', points: ['way-in.reset.private', 'way-in.reset.once', 'way-in.reset.devices'] },
};

/** A page of the way in: its form at the start, and beside it words over a parcel that is handed over. */
export function WayIn({ title, lead, side = 'account', onPhones = false, children }: WayInProps) {
  const { promise, points } = WORDS[side];
  return (
    <div className={css.split}>
      <div className={css.form}>
        <div className={side === 'reset' ? css.box : `${css.box} ${css.low}`}>
          <div className={css.head}>
            <h1 className={css.title}>{title}</h1>
            {side === 'register' && onPhones ? (
              <p className={css.reason}>
                <FormattedMessage id="way-in.reason" />
              </p>
            ) : null}
            {lead ? <p className={css.lead}>{lead}</p> : null}
          </div>
          {children}
          {onPhones ? (
            <div className={css.facts}>
              <p className={css.factsTitle}>
                <FormattedMessage id={promise} />
              </p>
              <Points ids={points} />
            </div>
          ) : null}
        </div>
      </div>
      <div className={css.field}>
        <div className={css.stage}>
          <div className={css.words}>
            <p className={css.promise}>
              <FormattedMessage id={promise} />
            </p>
            <Points ids={points} />
          </div>
          <Scene src={scenes.handover} first className={css.scene} />
        </div>
      </div>
    </div>
  );
}

/** What is got or good to know, each with a check. */
const Points = ({ ids }: { ids: readonly string[] }) => (
  <ul role="list" className={css.points}>
    {ids.map((id) => (
      <li key={id}>
        <Icon of={icons.check} />
        <FormattedMessage id={id} />
      </li>
    ))}
  </ul>
);
