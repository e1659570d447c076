import { useId } from 'react';
import { BRAND } from '@amberlane/contract/site/brand';
import type { MenuPlace } from '@amberlane/contract/federation/menu';
import { FormattedMessage, Link, marketHref, usePageAddress, useMarket } from '@amberlane/core';
import { Ltr, ThemeChoice, Wrap, type Theme } from '@amberlane/ui';
import { themeCookie } from '../../../site/reader-choices.ts';
import { paintReader } from '../../show-session.ts';
import { BackToTop } from '../back-to-top/back-to-top.tsx';
import { Logo } from '../logo/logo.tsx';
import { audienceClass, sharedCondition } from '../audience/audience.ts';
import { useMenu } from '../page-links.ts';
import type { FooterCountry } from '../../../site/footer-country.ts';
import { SupportContact } from './support-contact.tsx';
import css from './footer.module.css';

/** What leads where is the remotes' own; the groups are the site's. */
const GROUPS: readonly { readonly place: MenuPlace; readonly titleId: string }[] = [
  { place: 'footer/customers', titleId: 'shell.footer.customers' },
  { place: 'footer/company', titleId: 'shell.footer.company' },
  { place: 'footer/legal', titleId: 'shell.footer.legal' },
];

/** `country` is null when the API could not be asked. */
export function Footer({ country }: { country: FooterCountry | null }) {
  return (
    <footer className={css.footer}>
      <Wrap>
        <div className={css.grid}>
          <SupportContact country={country} />
          {GROUPS.map((group) => (
            <FooterGroup key={group.place} {...group} />
          ))}
        </div>
        <div className={css.fine}>
          <Logo />
          <p>
            <Ltr>
              <FormattedMessage id="shell.footer.copyright" values={{ years: `${BRAND.founded}–${new Date().getUTCFullYear()}`, name: BRAND.copyrightHolder }} />
            </Ltr>
          </p>
          <ReaderTheme />
        </div>
      </Wrap>
      <BackToTop />
    </footer>
  );
}

/** Light or dark, kept for a year (ADR 0005). */
function ReaderTheme() {
  const market = useMarket();
  const { path, search } = usePageAddress();
  return (
    <div className={css.theme}>
      <ThemeChoice
        label={<FormattedMessage id="shell.theme.label" />}
        lightText={<FormattedMessage id="shell.theme.light" />}
        darkText={<FormattedMessage id="shell.theme.dark" />}
        action="/-/theme"
        back={marketHref(market, path) + search}
        onChoose={chooseTheme}
      />
    </div>
  );
}

function chooseTheme(theme: Theme): void {
  document.cookie = themeCookie(theme, location.protocol === 'https:');
  paintReader();
}

function FooterGroup({ place, titleId }: (typeof GROUPS)[number]) {
  const heading = useId();
  const links = useMenu(place);
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={heading} className={audienceClass(sharedCondition(links))}>
      <h2 id={heading} className={css.heading}>
        <FormattedMessage id={titleId} />
      </h2>
      <ul role="list">
        {links.map(({ path, title, condition }) => (
          <li key={path} className={audienceClass(condition)}>
            <Link to={path} className={css.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
