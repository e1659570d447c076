import { useRef } from 'react';
import { FormattedMessage, marketHref, usePageAddress, useMarket } from '@amberlane/core';
import { dialogOpener, Icon, icons, VisuallyHidden } from '@amberlane/ui';
import type { SignInFault } from '../../../site/sign-in-fault.ts';
import { SIGN_OUT_DIALOG_ID } from '../../element-ids.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { useMenu } from '../page-links.ts';
import { Menu } from './menu.tsx';
import { MenuLinks } from './menu-links.tsx';
import { NickName } from './nick-name.tsx';
import css from './header.module.css';

/**
 * Sign-in panel and user menu in one (spec §2). The page of everybody holds both: which one shows hangs on what the
 * document's element says of its reader.
 */
export function AccountMenu({ fault }: { fault: SignInFault | null }) {
  const panel = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone: the menu that took its place begins at its title.
  const focusTitle = (): void => panel.current?.closest('details')?.querySelector('summary')?.focus();
  return (
    <Menu
      className={css.account}
      startsOpen={fault !== null}
      title={
        <>
          <Icon of={icons.user} className={css.accountIcon} />
          <span className={`${css.visitor} ${css.accountName}`}>
            <FormattedMessage id="shell.nav.signIn" />
          </span>
          <span className={`${css.customer} ${css.accountName}`}>
            <FormattedMessage id="shell.account.label" values={{ name: <NickName />, quiet: (words) => <VisuallyHidden>{words}</VisuallyHidden> }} />
          </span>
        </>
      }
      end
    >
      <div ref={panel} className={css.visitor}>
        <SignInForm look="panel" fault={fault} onDone={focusTitle} />
      </div>
      <div className={css.customer}>
        <CustomerMenu />
      </div>
    </Menu>
  );
}

function CustomerMenu() {
  const market = useMarket();
  const { path, search } = usePageAddress();
  return (
    <>
      <p className={css.greeting}>
        <FormattedMessage id="shell.account.greeting" values={{ name: <NickName /> }} />
      </p>
      <MenuLinks links={useMenu('account')} />
      <button type="button" {...dialogOpener(SIGN_OUT_DIALOG_ID)} className={`${css.item} ${css.asking}`}>
        <Icon of={icons.lock} />
        <FormattedMessage id="shell.account.signOut" />
      </button>
      {/* Where no script runs nobody can be sure that a button opens a dialog: there it ends the session unasked. */}
      <form method="post" action="/-/sign-out" className={css.unasked}>
        <input type="hidden" name="returnTo" value={marketHref(market, path) + search} />
        <button type="submit" className={css.item}>
          <Icon of={icons.lock} />
          <FormattedMessage id="shell.account.signOut" />
        </button>
      </form>
    </>
  );
}
