import type { MenuPlace } from '@amberlane/contract/federation/menu';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { ButtonLink, dialogOpener, Icon, icons } from '@amberlane/ui';
import { COUNTRY_DIALOG_ID } from '../../element-ids.ts';
import { SIGN_IN_PATH } from '../../../site/shell-routes.ts';
import { audienceClass, sharedCondition } from '../audience/audience.ts';
import { useMenu } from '../page-links.ts';
import { Menu } from './menu.tsx';
import { MenuLinks } from './menu-links.tsx';
import { FoldedMenu } from './folded-menu.tsx';
import { FoldedServices } from './services-menu.tsx';
import { Tools } from '../tool-bar/tools.tsx';
import { useMarketName } from './use-market-name.ts';
import css from './header.module.css';

/** Everything that the header leads to, below 1200 px; on a phone as a sheet that fills the screen below the header. */
export function PhoneMenu() {
  const intl = useIntl();
  const { line } = useMarketName();
  const tools = useMenu('tool');
  const links = useMenu('header', 'header/phone').filter(({ path }) => tools.every((tool) => tool.path !== path));
  const [action] = useMenu('header/action');
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
        <Tools large />
        <FoldedServices />
        <FoldedLinks titleId="shell.nav.ship" place="header/ship" />
        <FoldedLinks titleId="shell.nav.about" place="header/about" />
        <MenuLinks links={links} />
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
          <MenuLinks links={[{ path: SIGN_IN_PATH, title: intl.formatMessage({ id: 'shell.nav.signIn' }), icon: icons.user }]} />
        </div>
        {action ? (
          <ButtonLink to={action.path} kind="primary" wide className={audienceClass(action.condition)}>
            {action.title}
          </ButtonLink>
        ) : null}
      </div>
    </Menu>
  );
}

/** A menu of the wide header, unfolded in place. */
function FoldedLinks({ titleId, place }: { titleId: string; place: MenuPlace }) {
  const links = useMenu(place);
  if (links.length === 0) return null;
  return (
    <FoldedMenu titleId={titleId} className={audienceClass(sharedCondition(links))}>
      <MenuLinks links={links} />
    </FoldedMenu>
  );
}
