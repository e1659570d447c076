import type { ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { inParts, mailsIn, telephoneUri } from './contact-lines.ts';
import type { FooterCountry } from '../../../site/footer-country.ts';
import { OpeningNote } from './opening-note.tsx';
import css from './footer.module.css';

/** Phones, mail and opening hours of a country's support contact. */
export function Contact({ country }: { country: FooterCountry }) {
  const { locale } = useMarket();
  const { code, contact, email, openTime } = country;
  return (
    <dl className={css.contact}>
      <Lines titleId="shell.contact.phone">
        {inParts(contact).map((phone, index, { length }) => (
          <dd key={phone}>
            {length > 1 ? (
              <p className={css.purpose}>
                <FormattedMessage id={index === 0 ? 'shell.contact.phone.main' : 'shell.contact.phone.busy'} />
              </p>
            ) : null}
            <a className={css.link} href={telephoneUri(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          </dd>
        ))}
      </Lines>
      <Lines titleId="shell.contact.email">
        {mailsIn(email).map(({ address, purpose }) => (
          <dd key={address}>
            {purpose ? (
              <p className={css.purpose}>
                <FormattedMessage id={`shell.contact.email.${purpose}`} />
              </p>
            ) : null}
            <a className={css.link} href={`mailto:${address}`}>
              <Ltr>{address}</Ltr>
            </a>
          </dd>
        ))}
      </Lines>
      <Lines titleId="shell.contact.hours" wide>
        <OpeningNote country={country} />
        <dd>{openTime[locale]}</dd>
        <dd className={css.quiet}>
          <FormattedMessage id="shell.contact.localTime" values={{ code, country: <FormattedMessage key="country" id={`shell.country.${code}`} /> }} />
        </dd>
      </Lines>
    </dl>
  );
}

function Lines({ titleId, wide = false, children }: { titleId: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? css.hours : undefined}>
      <dt>
        <FormattedMessage id={titleId} />
      </dt>
      {children}
    </div>
  );
}
