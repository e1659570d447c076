/** Services, their working days drawn on one scale so that they compare at a glance (VISUAL §9 "Durations"). */
import type { ReactNode } from 'react';
import type { TransitDays } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { Icon, TextLink, type IconDrawing } from '@amberlane/ui';
import { durationBar, SCALE_DAYS } from './duration-bar.ts';
import css from './duration-scale.module.css';

export interface DurationRow extends Partial<TransitDays> {
  readonly id: string;
  /** Name of the service; a heading where the page has one for each. */
  readonly name: ReactNode;
  /** One line below the name. */
  readonly text?: ReactNode;
  readonly icon?: IconDrawing;
  /** Address of a picture of 96 × 64 in place of the icon. */
  readonly picture?: string;
  /** Path of the service's own page. */
  readonly href?: string;
  /** The service that the page is about: its bar is the full one, all others are pale. */
  readonly own?: boolean;
}

interface DurationScaleProps {
  readonly rows: readonly DurationRow[];
  /** Message that says a span of working days from `from` and `to`. */
  readonly daysMessage?: string;
  /** Message that names what the numbers of the scale count. */
  readonly unitMessage?: string;
  /** On a phone the days stand beside the name, without scale and bar. */
  readonly compact?: boolean;
}

const SCALE = Array.from({ length: SCALE_DAYS }, (_, index) => index + 1);

export function DurationScale({ rows, daysMessage = 'content.days', unitMessage = 'content.workingDays', compact = false }: DurationScaleProps) {
  const isAboutOne = rows.some(({ own }) => own);
  const withIcons = rows.some(({ icon }) => icon);
  const withPictures = rows.some(({ picture }) => picture);
  return (
    <div className={`${css.place} ${withIcons ? css.withIcons : ''} ${withPictures ? css.withPictures : ''} ${compact ? css.compact : ''}`}>
      <div className={css.axis} aria-hidden="true">
        <div className={css.days}>
          <FormattedMessage id={unitMessage} />
          <ol className={css.scale}>
            {SCALE.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ol>
        </div>
      </div>
      <ul className={css.rows} role="list">
        {rows.map((row) => (
          <li key={row.id} className={`${css.row} ${isAboutOne && !row.own ? css.other : ''}`} aria-current={row.own ? 'true' : undefined}>
            {row.icon ? <Icon of={row.icon} className={css.icon} /> : null}
            {row.picture ? <img className={css.picture} src={row.picture} width={96} height={64} alt="" loading="lazy" decoding="async" /> : null}
            <div>
              <div className={css.name}>{row.href === undefined ? row.name : <TextLink to={row.href}>{row.name}</TextLink>}</div>
              {row.text ? <p className={css.text}>{row.text}</p> : null}
            </div>
            {row.from !== undefined && row.to !== undefined ? <Days from={row.from} to={row.to} message={daysMessage} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The words stand in a column of their own, so that those of all rows begin at one line. */
const Days = ({ from, to, message }: TransitDays & { message: string }) => (
  <div className={css.days}>
    <b className={css.label}>
      <FormattedMessage id={message} values={{ from, to }} />
    </b>
    <div className={css.lane}>
      <span className={css.bar} style={{ gridColumn: durationBar({ from, to }) }} />
    </div>
  </div>
);
