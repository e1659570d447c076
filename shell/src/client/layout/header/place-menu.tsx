import type { Locale } from '@amberlane/contract';
import { FormattedMessage, useIntl, usePlace } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { PlaceList } from '../place-list/place-list.tsx';
import { Menu } from './menu.tsx';
import css from './header.module.css';

/** Languages as readers know them at a glance. */
const SHORT: Readonly<Record<Locale, string>> = { en: 'EN', 'zh-CN': '中文', fr: 'FR', ar: 'ع', ur: 'اردو', tr: 'TR' };

/** Country and language of the page, and the way to all others (spec §2: at least 230 px wide). */
export function PlaceMenu() {
  const intl = useIntl();
  const { country, locale } = usePlace();
  const name = intl.formatMessage({ id: `shell.country.${country}` });
  const here = `${name} · ${SHORT[locale]}`;
  return (
    <Menu
      className={css.places}
      label={intl.formatMessage({ id: 'shell.place.current' }, { country: name, language: SHORT[locale] })}
      title={
        <>
          <Icon of={icons.globe} />
          <span className={css.placeName}>{here}</span>
        </>
      }
      end
    >
      <p className={css.panelTitle}>
        <FormattedMessage id="shell.place.title" />
      </p>
      <PlaceList />
    </Menu>
  );
}
