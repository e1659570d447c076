import { useId, useRef, useState, type MouseEvent } from 'react';
import { COUNTRIES, localesOf, type Country, type Market } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Button, Icon, icons, Skeleton } from '@amberlane/ui';
import { usePageIn } from '../page-in-market.ts';
import { useClosingMenus } from '../use-closing-menus.ts';
import { Chat } from './chat.tsx';
import { Contact } from './contact.tsx';
import { countryCalls } from './country-calls.ts';
import type { FooterCountry } from '../../../site/footer-country.ts';
import { SocialLinks } from './social-links.tsx';
import css from './footer.module.css';

/**
 * How to reach the support contact of the page's country, or of another one that the reader chooses (spec §2 footer). Without
 * JavaScript a choice is a link to the same page in that country, whose footer shows its own.
 */
export function SupportContact({ country: own }: { country: FooterCountry | null }) {
  const heading = useId();
  const market = useMarket();
  const [chosen, choose] = useState<{ country: Country; from: Country } | null>(null);
  // Another country's page shows that country's contact, whatever was looked up on the page before.
  const shown = chosen?.from === market.country ? chosen.country : market.country;
  return (
    <section className={css.card} aria-labelledby={heading}>
      <div className={css.cardHead}>
        <h2 id={heading} className={css.cardTitle}>
          <FormattedMessage id={`shell.country.${shown}`} />
        </h2>
        <CountryChoice shown={shown} onChoose={(country) => choose({ country, from: market.country })} />
      </div>
      <div aria-live="polite">
        {shown !== market.country ? <OtherContact country={shown} /> : own ? <Contact country={own} /> : <Missing />}
      </div>
      <Chat country={shown} />
      <SocialLinks country={shown} />
    </section>
  );
}

function CountryChoice({ shown, onChoose }: { shown: Country; onChoose: (country: Country) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useClosingMenus(box);
  const market = useMarket();
  const pageIn = usePageIn();
  const take = (event: MouseEvent, country: Country): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const menu = box.current?.querySelector('details');
    if (menu) menu.open = false;
    menu?.querySelector('summary')?.focus();
    onChoose(country);
  };
  return (
    <div ref={box}>
      {/* The reader may have opened it before React runs. */}
      <details className={css.choice} suppressHydrationWarning>
        <summary className={css.choiceTitle}>
          <FormattedMessage id="shell.desk.other" />
          <Icon of={icons.down} className={css.chevron} />
        </summary>
        <ul role="list" className={css.choices}>
          {COUNTRIES.map((country) => (
            <li key={country}>
              <a
                href={pageIn(placeIn(country, market))}
                className={css.choiceLink}
                aria-current={country === shown ? 'true' : undefined}
                onClick={(event) => take(event, country)}
              >
                <FormattedMessage id={`shell.country.${country}`} />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The country in the reader's language where it has it, else in its own. */
function placeIn(country: Country, { locale }: Market): Market {
  const locales = localesOf(country);
  return { country, locale: locales.includes(locale) ? locale : (locales[0] ?? 'en') };
}

function OtherContact({ country }: { country: Country }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `shell.country.${country}` });
  const { data, isError, refetch } = countryCalls.useQueryAllCountryListQuery({});
  const entry = data?.find(({ code }) => code === country);
  if (entry) return <Contact country={entry} />;
  if (isError || data) {
    return (
      <div className={css.missing}>
        <Missing />
        <Button kind="night" small onClick={() => void refetch()}>
          <FormattedMessage id="shell.remoteError.retry" />
        </Button>
      </div>
    );
  }
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'shell.desk.loading' }, { country: name })}>
      <Skeleton />
    </div>
  );
}

function Missing() {
  return (
    <p className={css.quiet}>
      <FormattedMessage id="shell.contact.missing" />
    </p>
  );
}
