import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Pagination } from '@amberlane/ui';
import type { AddressEntry, AddressPage } from '../../addresses/address-calls.ts';
import { bookAddress, PAGE_SIZE, type BookFilter } from '../../addresses/book-filter.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import css from './entry-list.module.css';

interface EntryListProps {
  readonly of: AddressPage;
  readonly filter: BookFilter;
  readonly onDeleted: (entry: AddressEntry) => void;
}

/** Entries of one page as rows. */
export function EntryList({ of: { total, list }, filter, onDeleted }: EntryListProps) {
  const intl = useIntl();
  const [asked, setAsked] = useState<AddressEntry | null>(null);
  return (
    <div className={css.place}>
      <ul role="list" className={css.rows}>
        {list.map((entry) => (
          <li key={entry.id}>
            <EntryRow entry={entry} onDelete={() => setAsked(entry)} />
          </li>
        ))}
      </ul>
      <Pagination
        label={intl.formatMessage({ id: 'address-book.pages' })}
        page={filter.page}
        pages={Math.ceil(total / PAGE_SIZE)}
        to={(page) => bookAddress({ ...filter, page })}
        previousText={<FormattedMessage id="address-book.previous" />}
        nextText={<FormattedMessage id="address-book.next" />}
        pageText={(page) => <FormattedMessage id="address-book.page" values={{ page }} />}
      />
      {asked ? (
        <DeleteDialog
          entry={asked}
          onClose={() => setAsked(null)}
          onDeleted={() => {
            onDeleted(asked);
            setAsked(null);
          }}
        />
      ) : null}
    </div>
  );
}
