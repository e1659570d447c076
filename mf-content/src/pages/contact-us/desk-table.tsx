import { FormattedMessage, useMarket } from '@amberlane/core';
import { DataTable, type Column } from '@amberlane/ui';
import { Mails, Phones } from '../../support-contacts/contact-addresses.tsx';
import type { Desk } from '../../support-contacts/support-contact.ts';
import css from './page.module.css';

const COLUMNS: readonly Column<Desk>[] = [
  { id: 'country', header: <FormattedMessage id="desks.country" />, cell: ({ country }) => <Name country={country} /> },
  { id: 'phone', header: <FormattedMessage id="desks.phone" />, cell: ({ phones }) => <Phones phones={phones} /> },
  { id: 'mail', header: <FormattedMessage id="desks.mail" />, cell: ({ mails }) => <Mails mails={mails} /> },
  { id: 'hours', header: <FormattedMessage id="desks.hours" />, cell: ({ hours }) => hours },
];

/** The column next to it may be long, the name stays in one piece. */
function Name({ country }: Pick<Desk, 'country'>) {
  return (
    <span className={css.name}>
      <FormattedMessage id={`content.country.${country}`} />
    </span>
  );
}

/** Desks of all countries but the reader's own, which stands above. */
export function DeskTable({ desks }: { desks: readonly Desk[] }) {
  const { country } = useMarket();
  return (
    <DataTable
      caption={<FormattedMessage id="contact.all.title" />}
      captionHidden
      columns={COLUMNS}
      rows={desks.filter((desk) => desk.country !== country)}
      rowKey={(desk) => desk.country}
      reflow="wide"
    />
  );
}
