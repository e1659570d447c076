import { FormattedMessage, useIntl } from '@amberlane/core';
import { StatusShape } from '@amberlane/ui';
import type { SaveState } from './use-kept-order.ts';
import css from './save-mark.module.css';

/** Where the entries are kept, and since when. */
export function SaveMark({ save, online }: { save: SaveState; online: boolean }) {
  return (
    <span role="status" className={css.mark}>
      {online ? null : (
        <span className={css.offline}>
          <FormattedMessage id="ship.offline" />
        </span>
      )}
      <Where save={save} />
    </span>
  );
}

function Where({ save }: { save: SaveState }) {
  const intl = useIntl();
  if (save.state === 'none') return null;
  if (save.state === 'saving') return <FormattedMessage id="ship.saving" />;
  if (save.state === 'nowhere') {
    return (
      <span className={css.failed}>
        <FormattedMessage id="ship.notSaved" />
      </span>
    );
  }
  return (
    <>
      <StatusShape status="delivered" className={css.shape} />
      <FormattedMessage id={save.state === 'account' ? 'ship.saved' : 'ship.savedHere'} values={{ time: intl.formatTime(save.at) }} />
    </>
  );
}
