import { FormattedMessage, usePlace } from '@amberlane/core';
import { DataTable, type Column } from '@amberlane/ui';
import { Mails, Phones } from '../../desks/desk-addresses.tsx';
import type { Desk } from '../../desks/desk.ts';

const COLUMNS: readonly Column<Desk>[] = [
  { id: 'country', header: <FormattedMessage id="desks.country" />, cell: ({ country }) => <FormattedMessage id={`content.country.${country}`} /> },
  { id: 'phone', header: <FormattedMessage id="desks.phone" />, cell: ({ phones }) => <Phones phones={phones} /> },
  { id: 'mail', header: <FormattedMessage id="desks.mail" />, cell: ({ mails }) => <Mails mails={mails} /> },
  { id: 'hours', header: <FormattedMessage id="desks.hours" />, cell: ({ hours }) => hours },
];

/** Desks of all countries but the reader's own, which stands above. */
export function DeskTable({ desks }: { desks: readonly Desk[] }) {
  const { country } = usePlace();
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
