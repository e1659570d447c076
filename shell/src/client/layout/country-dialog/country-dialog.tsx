import { FormattedMessage, useIntl } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { COUNTRY_DIALOG_ID } from '../../element-ids.ts';
import { MarketList } from '../market-list/market-list.tsx';
import { SuggestionLink } from './suggestion-link.tsx';
import css from './country-dialog.module.css';

const TITLE_ID = `${COUNTRY_DIALOG_ID}-title`;

/**
 * The choice of a first visit (spec §2): in every page, closed; the page loader opens it on the home page when no
 * country is stored. Closing it is a form of its own, so that it works before React does.
 */
export function CountryDialog() {
  const intl = useIntl();
  return (
    // The loader may have opened it before React runs.
    <dialog id={COUNTRY_DIALOG_ID} className={css.dialog} aria-labelledby={TITLE_ID} suppressHydrationWarning>
      <div className={css.head}>
        <p className={css.tagline}>
          <FormattedMessage id="shell.tagline" />
        </p>
        <form method="dialog">
          <button type="submit" className={css.close} aria-label={intl.formatMessage({ id: 'shell.dialog.close' })}>
            <Icon of={icons.close} />
          </button>
        </form>
      </div>
      {/* The question has the first focus: on the first control it would offer to close it, unread. React writes
          `autofocus` on the server and then misses it, as it gives focus by itself to nothing but form fields. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <h2 id={TITLE_ID} className={css.title} tabIndex={-1} autoFocus suppressHydrationWarning>
        <FormattedMessage id="shell.dialog.title" />
      </h2>
      <p className={css.text}>
        <FormattedMessage id="shell.dialog.text" />
      </p>
      <SuggestionLink />
      <MarketList columns />
    </dialog>
  );
}
