import { useId } from 'react';
import { BRAND } from '@amberlane/contract/site/brand';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { FormattedMessage, Link, marketHref, usePageAddress, useMarket } from '@amberlane/core';
import { Ltr, ThemeChoice, Wrap, type Theme } from '@amberlane/ui';
import { themeCookie } from '../../../site/reader-choices.ts';
import { paintReader } from '../../show-session.ts';
import { BackToTop } from '../back-to-top/back-to-top.tsx';
import { Logo } from '../logo/logo.tsx';
import { FOOTER_GROUPS, reachable, type LinkGroup } from '../site-links.ts';
import { Desk } from './support-contact.tsx';
import css from './footer.module.css';

/** `country` is null when the API could not be asked; `routes` are the paths that the site holds. */
export function Footer({ country, routes }: { country: CountryEntry | null; routes: ReadonlySet<string> }) {
  return (
    <footer className={css.footer}>
      <Wrap>
        <div className={css.grid}>
          <Desk country={country} />
          {FOOTER_GROUPS.map((group) => (
            <FooterGroup key={group.title} group={group} routes={routes} />
          ))}
        </div>
        <div className={css.fine}>
          <Logo />
          <p>
            <Ltr>
              <FormattedMessage id="shell.footer.copyright" values={{ since: BRAND.founded, name: BRAND.copyrightHolder }} />
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

function FooterGroup({ group: { title, links }, routes }: { group: LinkGroup; routes: ReadonlySet<string> }) {
  const heading = useId();
  const shown = reachable(links, routes, useMarket().country);
  if (shown.length === 0) return null;
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        <FormattedMessage id={title} />
      </h2>
      <ul role="list">
        {shown.map((link) => (
          <li key={link.path}>
            <Link to={link.path} className={css.link}>
              <FormattedMessage id={link.title} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
