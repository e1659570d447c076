import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { HarbourScene } from './harbour-scene.tsx';
import css from './authentication-card.module.css';

interface WayInProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the way in: its form at the start, the orange field with the harbour at the end; a band of it on phones. */
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
          <p className={css.promise}>
            <FormattedMessage id="way-in.promise" />
          </p>
          <HarbourScene className={css.scene} />
        </div>
      </div>
    </div>
  );
}
