import { LOCALE_FACTS } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Button, dialogOpener, Icon, icons } from '@amberlane/ui';
import { COUNTRY_DIALOG_ID, COUNTRY_NOTE_ID } from '../../element-ids.ts';
import { SuggestionLink } from './suggestion-link.tsx';
import css from '../notice-box/notice-box.module.css';
import own from './country-note.module.css';

/**
 * The country choice beside the page (spec §2): an address that somebody was sent names a country already, so nothing
 * covers what it leads to. In every page, hidden; the page loader shows it when no country is stored.
 */
export function CountryNote() {
  const intl = useIntl();
  const { country, locale } = useMarket();
  return (
    <aside id={COUNTRY_NOTE_ID} popover="manual" className={`${css.notice} ${own.note}`} aria-label={intl.formatMessage({ id: 'shell.place.title' })}>
      <p className={css.text}>
        <FormattedMessage id="shell.place.here" values={{ country: intl.formatMessage({ id: `shell.country.${country}` }), language: LOCALE_FACTS[locale].name }} />
      </p>
      <SuggestionLink small />
      <Button small {...dialogOpener(COUNTRY_DIALOG_ID)}>
        <FormattedMessage id="shell.place.change" />
      </Button>
      <button type="button" className={css.close} popoverTarget={COUNTRY_NOTE_ID} popoverTargetAction="hide" aria-label={intl.formatMessage({ id: 'shell.dialog.close' })}>
        <Icon of={icons.close} />
      </button>
    </aside>
  );
}
