/** The address book: what is in it, found by any part of it, and what can be done with each entry. */
import { useState } from 'react';
import { definePage, FormattedMessage, usePageAddress } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { ButtonLink, CallFailed, drawings, EmptyState, Icon, icons, ListState, listStateOf, Notice, Tile } from '@amberlane/ui';
import { addressCalls, type AddressEntry } from '../../addresses/address-calls.ts';
import { bookAddress, PAGE_SIZE, readBookFilter, type BookFilter } from '../../addresses/book-filter.ts';
import { IMPORT_PATH, NEW_PATH } from '../../addresses/book-paths.ts';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { BookFiles, BookSearch } from './book-search.tsx';
import { DeletedEntry } from './deleted-entry.tsx';
import { EntryList } from './entry-list.tsx';
import css from './page.module.css';

const { maxEntries } = RULES.addressBook;

function AddressBook() {
  const { search } = usePageAddress();
  const filter = readBookFilter(search);
  const { data, error, isLoading, isFetching, refetch } = addressCalls.useAddressesQuery({
    keyword: filter.keyword, pageNum: filter.page, pageSize: PAGE_SIZE, ...(filter.country && { countryCode: filter.country }),
  });
  const [deleted, setDeleted] = useState<AddressEntry | null>(null);
  const all = filter.keyword === '' && filter.country === null;
  const full = all && data !== undefined && data.total >= maxEntries;
  return (
    <AccountLayout
      current={BOOK_PATH}
      art={drawings.addressBook}
      title={<FormattedMessage id="address-book.title" />}
    >
      <div className={css.book}>
        {all && data?.total === 0 ? null : (
          <div className={css.place}>
            <div className={css.above}>
              <BookSearch filter={filter} />
              <p className={css.add}>
                <Add />
              </p>
              <p role="status" className={css.count}>
                {data && !isFetching ? <FormattedMessage id="address-book.count" values={{ count: data.total }} /> : null}
              </p>
              <BookFiles />
            </div>
          </div>
        )}
        {full ? (
          <Notice>
            <FormattedMessage id="address-book.full" values={{ max: maxEntries }} />
          </Notice>
        ) : null}
        {deleted ? <DeletedEntry key={deleted.id} entry={deleted} onBack={() => setDeleted(null)} /> : null}
        <ListState
          state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.total })}
          error={<CallFailed error={error} title={<FormattedMessage id="address-book.failed" />} onRetry={() => void refetch()} />}
          empty={<Nothing all={all} />}
        >
          {data ? <EntryList of={data} filter={filter} onDeleted={setDeleted} /> : null}
        </ListState>
      </div>
    </AccountLayout>
  );
}

const Add = () => (
  <ButtonLink kind="primary" to={NEW_PATH}>
    <Icon of={icons.plus} />
    <FormattedMessage id="address-book.add" />
  </ButtonLink>
);

const EVERYTHING: BookFilter = { keyword: '', country: null, page: 1 };

/** A book that is empty, or a search that nothing fits. */
function Nothing({ all }: { all: boolean }) {
  if (!all) {
    return (
      <EmptyState
        level={2}
        title={<FormattedMessage id="address-book.none.title" />}
        action={
          <ButtonLink to={bookAddress(EVERYTHING)}>
            <FormattedMessage id="address-book.none.all" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="address-book.none.text" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id="address-book.empty.title" />}
      art={<Tile of={drawings.addressBook} />}
      action={
        <span className={css.first}>
          <Add />
          <ButtonLink to={IMPORT_PATH}>
            <FormattedMessage id="address-book.import" />
          </ButtonLink>
        </span>
      }
    >
      <FormattedMessage id="address-book.empty.text" />
    </EmptyState>
  );
}

export default definePage({
  component: AddressBook,
  setup: stayInStep,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'address-book.title' }), description: intl.formatMessage({ id: 'address-book.lead' }) }),
});
