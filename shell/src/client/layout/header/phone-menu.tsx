import { FormattedMessage, useIntl, useMarket, useRoutes } from '@amberlane/core';
import { ButtonLink, dialogOpener, Icon, icons } from '@amberlane/ui';
import { COUNTRY_DIALOG_ID } from '../../element-ids.ts';
import { reachable, SHIP_NOW, SIGN_IN } from '../site-links.ts';
import { PHONE } from './header-links.ts';
import { Menu } from './menu.tsx';
import { MenuLinks } from './menu-links.tsx';
import { useMarketName } from './use-market-name.ts';
import css from './header.module.css';

/** Everything that the header leads to, as a sheet that fills the screen below it. */
export function PhoneMenu() {
  const intl = useIntl();
  const routes = useRoutes();
  const { country } = useMarket();
  const { line } = useMarketName();
  const [shipNow] = reachable([SHIP_NOW], routes, country);
  const label = intl.formatMessage({ id: 'shell.nav.menu' });
  return (
    <Menu
      className={css.burger}
      label={label}
      title={
        <>
          <Icon of={icons.menu} className={css.burgerIcon} />
          <Icon of={icons.close} className={css.closeIcon} />
        </>
      }
      plain
      end
    >
      <nav aria-label={label}>
        <MenuLinks links={reachable(PHONE, routes, country)} />
      </nav>
      <div className={css.sheetEnd}>
        <button type="button" {...dialogOpener(COUNTRY_DIALOG_ID)} className={css.item}>
          <Icon of={icons.globe} />
          <span>
            <FormattedMessage id="shell.place.title" />
            <small className={css.itemText}>{line}</small>
          </span>
        </button>
        <div className={css.visitor}>
          <MenuLinks links={reachable([{ ...SIGN_IN, icon: icons.user }], routes, country)} />
        </div>
        {shipNow ? (
          <ButtonLink to={shipNow.path} kind="primary" wide>
            <FormattedMessage id={shipNow.title} />
          </ButtonLink>
        ) : null}
      </div>
    </Menu>
  );
}
