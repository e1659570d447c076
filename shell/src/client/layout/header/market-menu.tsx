import { FormattedMessage, useIntl } from '@amberlane/core';
import { Icon, icons } from '@amberlane/ui';
import { MarketList } from '../market-list/market-list.tsx';
import { Menu } from './menu.tsx';
import { useMarketName } from './use-market-name.ts';
import css from './header.module.css';

/** Country and language of the page, and the way to all others (spec §2: at least 230 px wide). */
export function MarketMenu() {
  const intl = useIntl();
  const { name, language, line } = useMarketName();
  return (
    <Menu
      className={css.places}
      label={intl.formatMessage({ id: 'shell.place.current' }, { country: name, language })}
      title={
        <>
          <Icon of={icons.globe} />
          <span className={css.placeName}>{line}</span>
        </>
      }
      end
    >
      <p className={css.panelTitle}>
        <FormattedMessage id="shell.place.title" />
      </p>
      <MarketList />
    </Menu>
  );
}
