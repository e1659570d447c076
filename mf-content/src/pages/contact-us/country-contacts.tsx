/** Support contacts of all countries but the reader's own, which stands above: a table, on a phone a row to open for each. */
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { DataTable, DisclosureRow, type Column } from '@amberlane/ui';
import { Mail, Phone } from '../../support-contacts/contact-addresses.tsx';
import { ContactFacts } from '../../support-contacts/contact-facts.tsx';
import { OpeningNote } from '../../support-contacts/opening-note.tsx';
import type { MailPurpose, SupportContact } from '../../support-contacts/support-contact.ts';
import { TimeThere } from '../../support-contacts/time-there.tsx';
import { useSupportLanguages } from '../../support-contacts/use-support-languages.ts';
import css from './page.module.css';

const Name = ({ country }: Pick<SupportContact, 'country'>) => <FormattedMessage id={`content.country.${country}`} />;

/** With the languages that are spoken there. */
const Place = ({ country }: Pick<SupportContact, 'country'>) => (
  <>
    <Name country={country} />{' '}
    <span className={css.languages}>{useSupportLanguages(country)}</span>
  </>
);

/** Whether somebody answers now and until when, and the time of day there. */
const Now = (contact: SupportContact) => (
  <>
    <div className={css.state}>
      <OpeningNote {...contact} early />
    </div>
    <TimeThere {...contact} />
  </>
);

/** Mail of one purpose, which the head says once for all countries. An address for everything stands with customer service. */
const mailColumn = (purpose: MailPurpose): Column<SupportContact> => ({
  id: purpose,
  header: (
    <>
      <FormattedMessage id="desks.mail" />{' '}
      <span className={css.purpose}>
        <FormattedMessage id={`desks.mail.${purpose}`} />
      </span>
    </>
  ),
  cell: ({ mails }) => mails.filter((mail) => (mail.purpose ?? 'support') === purpose).map(({ address }) => <Mail key={address} address={address} />),
});

/** No line ends within a range of hours or days, nor between days and hours. */
const unbroken = (hours: string): string => hours.replaceAll('–', '\u2060–\u2060').replaceAll(/ (?=\d)/g, '\u00A0');

const COLUMNS: readonly Column<SupportContact>[] = [
  { id: 'country', header: <FormattedMessage id="contact.all.country" />, cell: ({ country }) => <Place country={country} /> },
  { id: 'phone', header: <FormattedMessage id="desks.phone" />, cell: ({ phones }) => phones.map((number) => <Phone key={number} number={number} />) },
  mailColumn('support'),
  mailColumn('office'),
  { id: 'hours', header: <FormattedMessage id="desks.hours" />, cell: ({ hours }) => unbroken(hours) },
  { id: 'now', header: <FormattedMessage id="contact.all.now" />, cell: Now },
];

/** Whether somebody answers now is seen before the row is opened. */
const Summary = ({ country, plan, asOf }: SupportContact) => (
  <>
    <h3 className={css.name}>
      <Name country={country} />
    </h3>
    <OpeningNote plan={plan} asOf={asOf} early />
  </>
);

export function CountryContacts({ contacts }: { contacts: readonly SupportContact[] }) {
  const { country: here, locale } = useMarket();
  const intl = useIntl();
  const named = contacts.filter(({ country }) => country !== here).map((contact) => ({ contact, name: intl.formatMessage({ id: `content.country.${contact.country}` }) }));
  const others = named.sort((one, other) => one.name.localeCompare(other.name, locale)).map(({ contact }) => contact);
  return (
    <>
      <div className={css.table}>
        <DataTable caption={<FormattedMessage id="contact.all.title" />} captionHidden columns={COLUMNS} rows={others} rowKey={({ country }) => country} />
      </div>
      <ul role="list" className={css.countries}>
        {others.map((contact) => (
          <li key={contact.country}>
            <DisclosureRow headed summary={<Summary {...contact} />}>
              <ContactFacts contact={contact} />
            </DisclosureRow>
          </li>
        ))}
      </ul>
    </>
  );
}
