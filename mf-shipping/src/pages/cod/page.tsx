/** Cash on delivery (spec §9): what couriers collected for the customer, fees, payments, and the statement. */
import { definePage, FormattedMessage, useLocation } from '@amberlane/core';
import type { Currency } from '@amberlane/contract/domain/currencies';
import { ButtonLink, CallFailed, Drawing, drawings, EmptyState, ListState, listStateOf, VisuallyHidden } from '@amberlane/ui';
import { AccountPage } from '../../orders/account-page.tsx';
import { codCalls, type CodSummary } from '../../cod/cod-calls.ts';
import { isReversed, pathOf, readFilter, requestOf, type CodFilter } from '../../cod/cod-filter.ts';
import { Entries } from '../../cod/entries.tsx';
import { FilterForm } from '../../cod/filter-form.tsx';
import { PayoutAccounts } from '../../cod/payout-accounts.tsx';
import { StatementButtons } from '../../cod/statement-buttons.tsx';
import { Totals } from '../../cod/totals.tsx';
import css from '../../cod/cod.module.css';

function Cod() {
  const filter = readFilter(new URLSearchParams(useLocation().search));
  const { data, error, isLoading, refetch } = codCalls.useCodSummaryQuery(null, { refetchOnMountOrArgChange: 60 });
  const title = <FormattedMessage id="cod.title" />;
  return (
    <AccountPage path="express/cod" title={title} lead={<FormattedMessage id="cod.lead" />} art={<Drawing of={drawings.rider} />}>
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data && 1 })}
        error={<CallFailed error={error} title={<FormattedMessage id="cod.failed" />} onRetry={() => void refetch()} />}
        empty={null}
      >
        {data ? <Ledger filter={filter} summary={data} /> : null}
      </ListState>
    </AccountPage>
  );
}

function Ledger({ filter, summary }: { filter: CodFilter; summary: CodSummary }) {
  const currencies = summary.totals.filter(({ orders }) => orders > 0).map(({ currency }) => currency);
  return (
    <div className={css.page}>
      {summary.totals.length > 0 ? <Totals summary={summary} /> : <NothingYet />}
      <PayoutAccounts summary={summary} />
      {currencies.length > 0 ? <EntryList filter={filter} currencies={currencies} summary={summary} /> : null}
    </div>
  );
}

function EntryList({ filter, currencies, summary }: { filter: CodFilter; currencies: readonly Currency[]; summary: CodSummary }) {
  const { data, error, isFetching, refetch } = codCalls.useCodEntriesQuery(requestOf(filter), { skip: isReversed(filter), refetchOnMountOrArgChange: 60 });
  return (
    <section className={css.list} aria-labelledby="list-title">
      <div className={css.head}>
        <h2 id="list-title">
          <FormattedMessage id="cod.list" />
        </h2>
        <StatementButtons filter={filter} currencies={currencies} />
      </div>
      <FilterForm key={`${filter.from} ${filter.to}`} filter={filter} currencies={currencies} asOf={summary.asOf} />
      <ListState
        state={isReversed(filter) ? 'empty' : listStateOf({ loading: isFetching && !data, failed: error !== undefined, count: data?.list.length })}
        error={<CallFailed error={error} title={<FormattedMessage id="cod.list.failed" />} onRetry={() => void refetch()} />}
        empty={
          <EmptyState
            title={<FormattedMessage id="cod.list.empty" />}
            action={
              <ButtonLink to={pathOf({})}>
                <FormattedMessage id="cod.list.all" />
              </ButtonLink>
            }
          >
            <FormattedMessage id="cod.list.emptyText" />
          </EmptyState>
        }
      >
        {data ? (
          <div className={css.list}>
            <div role="status">
              {/* The payouts below say how many deliveries they have. */}
              {data.list.length === data.total ? (
                <VisuallyHidden>
                  <FormattedMessage id="cod.deliveries" values={{ count: data.total }} />
                </VisuallyHidden>
              ) : (
                <p className={css.quiet}>
                  <FormattedMessage id="cod.list.count" values={{ shown: data.list.length, total: data.total }} />
                </p>
              )}
            </div>
            <Entries entries={data.list} totals={summary.totals} more={{ before: filter.cursor !== '', after: data.nextCursor !== '' }} />
            {filter.cursor !== '' || data.nextCursor !== '' ? (
              <div className={css.pages}>
                {filter.cursor === '' ? null : (
                  <ButtonLink to={pathOf({ ...filter, cursor: '' })}>
                    <FormattedMessage id="cod.newest" />
                  </ButtonLink>
                )}
                {data.nextCursor === '' ? null : (
                  <ButtonLink to={pathOf({ ...filter, cursor: data.nextCursor })} rel="next">
                    <FormattedMessage id="cod.older" />
                  </ButtonLink>
                )}
              </div>
            ) : null}
          </div>
        ) : null}
      </ListState>
    </section>
  );
}

const NothingYet = () => (
  <EmptyState
    level={2}
    title={<FormattedMessage id="cod.empty" />}
    action={
      <ButtonLink to="express/order-entry" kind="primary">
        <FormattedMessage id="cod.empty.ship" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="cod.empty.text" />
  </EmptyState>
);

export default definePage({
  component: Cod,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'cod.title' }), description: intl.formatMessage({ id: 'cod.lead' }) }),
});
