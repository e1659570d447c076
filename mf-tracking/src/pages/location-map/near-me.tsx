import { FormattedMessage } from '@amberlane/core';
import { Button, Icon, icons, Notice } from '@amberlane/ui';
import { askPosition, type ReaderPosition } from './reader-position.ts';
import css from './near-me.module.css';

interface NearMeProps {
  readonly near: ReaderPosition;
  readonly onChange: (near: ReaderPosition) => void;
}

/** The way to the nearest point by the reader's own position. It needs JavaScript and is not there without. */
export function NearMe({ near, onChange }: NearMeProps) {
  const ask = (): void => {
    onChange({ state: 'asking' });
    void askPosition().then(onChange);
  };
  return (
    <div className={css.near}>
      <div className={css.choice}>
        {near.state === 'known' ? (
          <Button small onClick={() => onChange({ state: 'unasked' })}>
            <Icon of={icons.close} />
            <FormattedMessage id="points.near.off" />
          </Button>
        ) : (
          <Button small busy={near.state === 'asking'} onClick={ask}>
            {near.state === 'asking' ? null : <Icon of={icons.pin} />}
            <FormattedMessage id="points.near.button" />
          </Button>
        )}
        <span className={css.note}>
          <FormattedMessage id="points.near.note" />
        </span>
      </div>
      <div role="status">
        {near.state === 'asking' ? <p className={css.note}><FormattedMessage id="points.near.asking" /></p> : null}
        {near.state === 'known' ? <p className={css.note}><FormattedMessage id="points.near.sorted" /></p> : null}
        {near.state === 'refused' || near.state === 'unavailable' ? (
          <Notice tone="attention">
            <FormattedMessage id={near.state === 'refused' ? 'points.near.refused' : 'points.near.unavailable'} />
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
