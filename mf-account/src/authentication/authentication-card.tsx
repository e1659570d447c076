import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import css from './authentication-card.module.css';

interface WayInProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

const POINTS = ['way-in.point.addresses', 'way-in.point.news', 'way-in.point.papers'] as const;

/** A page of the way in: its form at the start, what an account is good for and a parcel that is handed over at the end; a band of it on phones. */
export function WayIn({ title, lead, children }: WayInProps) {
  return (
    <div className={css.split}>
      <div className={css.form}>
        <div className={css.box}>
          <div className={css.head}>
            <h1 className={css.title}>{title}</h1>
            {lead ? <p className={css.lead}>{lead}</p> : null}
          </div>
          {children}
        </div>
      </div>
      <div className={css.field}>
        <div className={css.stage}>
          <div className={css.words}>
            <p className={css.promise}>
              <FormattedMessage id="way-in.promise" />
            </p>
            <ul role="list" className={css.points}>
              {POINTS.map((id) => (
                <li key={id}>
                  <Icon of={icons.check} />
                  <FormattedMessage id={id} />
                </li>
              ))}
            </ul>
          </div>
          <Scene src={scenes.handover} first className={css.scene} />
        </div>
      </div>
    </div>
  );
}
