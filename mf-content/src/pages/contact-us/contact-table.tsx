import { FormattedMessage, useMarket } from '@amberlane/core';
import { DataTable, type Column } from '@amberlane/ui';
import { Mails, Phones } from '../../support-contacts/contact-addresses.tsx';
import type { SupportContact } from '../../support-contacts/support-contact.ts';
import css from './page.module.css';

const COLUMNS: readonly Column<SupportContact>[] = [
  { id: 'country', header: <FormattedMessage id="desks.country" />, cell: ({ country }) => <Name country={country} /> },
  { id: 'phone', header: <FormattedMessage id="desks.phone" />, cell: ({ phones }) => <Phones phones={phones} /> },
  { id: 'mail', header: <FormattedMessage id="desks.mail" />, cell: ({ mails }) => <Mails mails={mails} /> },
  { id: 'hours', header: <FormattedMessage id="desks.hours" />, cell: ({ hours }) => hours },
];

/** The column next to it may be long, the name stays in one piece. */
function Name({ country }: Pick<SupportContact, 'country'>) {
  return (
    <span className={css.name}>
      <FormattedMessage id={`content.country.${country}`} />
    </span>
  );
}

/** Support contacts of all countries but the reader's own, which stands above. */
export function ContactTable({ contacts }: { contacts: readonly SupportContact[] }) {
  const { country } = useMarket();
  return (
    <DataTable
      caption={<FormattedMessage id="contact.all.title" />}
      captionHidden
      columns={COLUMNS}
      rows={contacts.filter((contact) => contact.country !== country)}
      rowKey={(contact) => contact.country}
      reflow="wide"
    />
  );
}
