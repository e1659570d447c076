/** One address: a new one, or one of the book to be changed. */
import { definePage, FormattedMessage, usePageAddress, useMarket } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { ButtonLink, CallFailed, drawings, EmptyState, ListState } from '@amberlane/ui';
import { addressCalls } from '../../addresses/address-calls.ts';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import { AccountLayout } from '../../account-layout/account-layout.tsx';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { ChangeForm } from './change-form.tsx';
import { NewForm } from './new-form.tsx';

/** Last segment of the path of an address that is still to be written. */
const NEW = 'new';

function Address() {
  const { params } = usePageAddress();
  const { country } = useMarket();
  const id = params['id'] ?? NEW;
  const isNew = id === NEW;
  return (
    <AccountLayout
      current={BOOK_PATH}
      above={{ to: BOOK_PATH, title: <FormattedMessage id="desk.addresses" /> }}
      art={drawings.addressBook}
      title={<FormattedMessage id={isNew ? 'address-form.new.title' : 'address-form.change.title'} />}
    >
      {isNew ? <NewForm country={country} /> : <Known key={id} id={id} />}
    </AccountLayout>
  );
}

function Known({ id }: { id: string }) {
  // What another tab saved meanwhile may not be taken for what this form began with.
  const { data, error, isLoading, refetch } = addressCalls.useAddressQuery({ id }, { refetchOnMountOrArgChange: true });
  if (error && 'code' in error && error.code === ERROR.NOT_FOUND && !data) {
    return (
      <EmptyState
        level={2}
        title={<FormattedMessage id="address-form.missing.title" />}
        action={
          <ButtonLink to={BOOK_PATH}>
            <FormattedMessage id="address-form.missing.book" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="address-form.missing.text" />
      </EmptyState>
    );
  }
  return (
    <ListState
      state={data ? 'ready' : error && !isLoading ? 'error' : 'loading'}
      error={<CallFailed error={error} title={<FormattedMessage id="address-form.failed" />} onRetry={() => void refetch()} />}
      empty={null}
    >
      {data ? <ChangeForm entry={data} /> : null}
    </ListState>
  );
}

export default definePage({
  component: Address,
  setup: stayInStep,
  head: ({ intl, params }) => ({
    title: intl.formatMessage({ id: (params['id'] ?? NEW) === NEW ? 'address-form.new.title' : 'address-form.change.title' }),
    description: intl.formatMessage({ id: 'address-form.lead' }),
  }),
});
