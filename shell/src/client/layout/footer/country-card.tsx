import { useId } from 'react';
import type { CountryEntry } from '@amberlane/contract/countries';
import { FormattedMessage, usePlace } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { inParts, telephoneUri } from './contact-lines.ts';
import css from './footer.module.css';

/** How to reach the desk of the page's country: phones, mail, opening hours. */
export function CountryCard({ country }: { country: CountryEntry | null }) {
  const heading = useId();
  const place = usePlace();
  return (
    <section className={css.card} aria-labelledby={heading}>
      <h2 id={heading} className={css.cardTitle}>
        <FormattedMessage id={`shell.country.${place.country}`} />
      </h2>
      {country ? (
        <Contact country={country} />
      ) : (
        <p className={css.quiet}>
          <FormattedMessage id="shell.contact.missing" />
        </p>
      )}
    </section>
  );
}

function Contact({ country: { code, contact, email, openTime } }: { country: CountryEntry }) {
  const { locale } = usePlace();
  return (
    <dl className={css.contact}>
      <div>
        <dt>
          <FormattedMessage id="shell.contact.phone" />
        </dt>
        {inParts(contact).map((phone) => (
          <dd key={phone}>
            <a className={css.link} href={telephoneUri(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          </dd>
        ))}
      </div>
      <div>
        <dt>
          <FormattedMessage id="shell.contact.email" />
        </dt>
        {inParts(email).map((address) => (
          <dd key={address}>
            <a className={css.link} href={`mailto:${address}`}>
              <Ltr>{address}</Ltr>
            </a>
          </dd>
        ))}
      </div>
      <div className={css.hours}>
        <dt>
          <FormattedMessage id="shell.contact.hours" />
        </dt>
        <dd>{openTime[locale]}</dd>
        <dd className={css.quiet}>
          <FormattedMessage id="shell.contact.localTime" values={{ country: <FormattedMessage id={`shell.country.${code}`} /> }} />
        </dd>
      </div>
    </dl>
  );
}
