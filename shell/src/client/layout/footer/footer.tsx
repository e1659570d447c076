import { useId } from 'react';
import type { CountryEntry } from '@amberlane/contract/countries';
import { FormattedMessage, Link, usePlace } from '@amberlane/core';
import { Ltr, Wrap } from '@amberlane/ui';
import { BackToTop } from '../back-to-top/back-to-top.tsx';
import { BRAND } from '@amberlane/contract/brand';
import { Logo } from '../logo/logo.tsx';
import { FOOTER_GROUPS, reachable, type LinkGroup } from '../site-links.ts';
import { CountryCard } from './country-card.tsx';
import css from './footer.module.css';

/** `country` is null when the API could not be asked; `routes` are the paths that the site holds. */
export function Footer({ country, routes }: { country: CountryEntry | null; routes: ReadonlySet<string> }) {
  return (
    <footer className={css.footer}>
      <Wrap>
        <div className={css.grid}>
          <CountryCard country={country} />
          {FOOTER_GROUPS.map((group) => (
            <FooterGroup key={group.title} group={group} routes={routes} />
          ))}
        </div>
        <div className={css.fine}>
          <Logo />
          <p>
            <Ltr>
              <FormattedMessage id="shell.footer.copyright" values={{ since: BRAND.founded, name: <FormattedMessage id="shell.name" /> }} />
            </Ltr>
          </p>
        </div>
      </Wrap>
      <BackToTop />
    </footer>
  );
}

function FooterGroup({ group: { title, links }, routes }: { group: LinkGroup; routes: ReadonlySet<string> }) {
  const heading = useId();
  const shown = reachable(links, routes, usePlace().country);
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
