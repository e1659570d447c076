/** What customers check a company by, and how its customer service in the reader's country is reached. */
import type { ReactNode } from 'react';
import { COMPANY, type CompanyRecord } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { ButtonLink, Card } from '@amberlane/ui';
import { LabelledMails, LabelledPhones } from '../../support-contacts/contact-addresses.tsx';
import { useContacts } from '../../support-contacts/use-contacts.ts';
import { useSupportLanguages } from '../../support-contacts/use-support-languages.ts';
import css from './company-details.module.css';

const RECORDS = ['legalName', 'registration', 'address'] as const;

/** What the company is registered as; what it has not filled in is left out. */
export function CompanyRecords({ company = COMPANY }: { company?: CompanyRecord }) {
  return (
    <dl className={css.records}>
      {RECORDS.map((record) => {
        const value = company[record]?.trim();
        return value ? (
          <Record key={record} term={<FormattedMessage id={`about.details.${record}`} />}>
            <bdi lang={company.language}>{value}</bdi>
          </Record>
        ) : null;
      })}
    </dl>
  );
}

const Record = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={css.record}>
    <dt className={css.term}>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Customer service of the reader's country, its main phone, its mail by purpose and its hours where the API has answered; the contact page has all. */
export function CompanyContact() {
  const { country } = useMarket();
  const languages = useSupportLanguages(country);
  const contact = useContacts().contacts?.find((candidate) => candidate.country === country);
  return (
    <Card
      title={<FormattedMessage id="desks.yours" values={{ country: <FormattedMessage key="country" id={`content.country.${country}`} /> }} />}
      actions={
        <ButtonLink kind="primary" to="contact-us">
          <FormattedMessage id="about.call.contact" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="about.call.text" values={{ languages }} />
      </p>
      {contact ? (
        <dl className={css.contact}>
          <div>
            <dt className={css.term}>
              <FormattedMessage id="desks.phone" />
            </dt>
            <LabelledPhones phones={contact.phones.slice(0, 1)} />
          </div>
          <div>
            <dt className={css.term}>
              <FormattedMessage id="desks.mail" />
            </dt>
            <LabelledMails mails={contact.mails} />
          </div>
          <div>
            <dt className={css.term}>
              <FormattedMessage id="desks.hours" />
            </dt>
            <dd>{contact.hours}</dd>
          </div>
        </dl>
      ) : null}
    </Card>
  );
}
