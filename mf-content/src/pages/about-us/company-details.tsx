/** What customers check a company by, and how its customer service in the reader's country is reached. */
import type { ReactNode } from 'react';
import { COMPANY, type CompanyRecord } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Mail, Phone } from '../../support-contacts/contact-addresses.tsx';
import { useContacts } from '../../support-contacts/use-contacts.ts';
import css from './company-details.module.css';

const RECORDS = ['legalName', 'registration', 'address'] as const;

/** What the company has not filled in is left out, contacts without an answer of the API too. All numbers are on the contact page. */
export function CompanyDetails({ company = COMPANY }: { company?: CompanyRecord }) {
  const { country } = useMarket();
  const contact = useContacts().contacts?.find((candidate) => candidate.country === country);
  return (
    <div className={css.details}>
      <dl>
        {RECORDS.map((record) => {
          const value = company[record]?.trim();
          return value ? (
            <Detail key={record} term={<FormattedMessage id={`about.details.${record}`} />}>
              <bdi lang={company.language}>{value}</bdi>
            </Detail>
          ) : null;
        })}
        {contact ? (
          <Detail term={<FormattedMessage id="desks.yours" values={{ country: <FormattedMessage key="country" id={`content.country.${country}`} /> }} />}>
            {contact.phones.slice(0, 1).map((number) => (
              <Phone key={number} number={number} />
            ))}
            {contact.mails.slice(0, 1).map(({ address }) => (
              <Mail key={address} address={address} />
            ))}
          </Detail>
        ) : null}
      </dl>
    </div>
  );
}

const Detail = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={css.detail}>
    <dt className={css.term}>{term}</dt>
    <dd>{children}</dd>
  </div>
);
