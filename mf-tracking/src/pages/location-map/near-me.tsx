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
  return near.state === 'known' ? (
    <Button className={css.near} onClick={() => onChange({ state: 'unasked' })}>
      <Icon of={icons.close} />
      <FormattedMessage id="points.near.off" />
    </Button>
  ) : (
    <Button className={css.near} busy={near.state === 'asking'} onClick={ask}>
      {near.state === 'asking' ? null : <Icon of={icons.locate} />}
      <FormattedMessage id="points.near.button" />
    </Button>
  );
}

/** What came of it; before, that the position goes nowhere. */
export function NearMeState({ near }: Pick<NearMeProps, 'near'>) {
  return (
    <div className={css.state}>
      {near.state === 'asking' || near.state === 'known' ? (
        <p>
          <FormattedMessage id="points.near.note" />
        </p>
      ) : null}
      <div role="status">
        {near.state === 'asking' ? <FormattedMessage id="points.near.asking" /> : null}
        {near.state === 'known' ? <FormattedMessage id="points.near.sorted" /> : null}
        {near.state === 'refused' || near.state === 'unavailable' ? (
          <Notice tone="attention">
            <FormattedMessage id={near.state === 'refused' ? 'points.near.refused' : 'points.near.unavailable'} />
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
