import { FormattedMessage, useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import css from './platform.module.css';
import { CallFailed, DataTable, EmptyState, ListState, listStateOf, Ltr, TextLink, Time, type Column } from '@amberlane/ui';
import type { ReplyOf } from '@amberlane/core';
import type { queryApiCalls } from '@amberlane/contract/call-index/webhooks';
import { platformCalls } from './platform-calls.ts';
import { API_KEYS } from './platform-view.ts';

type ApiCall = ReplyOf<typeof queryApiCalls>['list'][number];

const shownKey = (prefix: string): string => `amk_${prefix}…`;

/** The newest calls that programs made with keys of the customer. */
export function ApiCalls() {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  const { data, error, isLoading, refetch } = platformCalls.useApiCallsQuery(null, { refetchOnMountOrArgChange: true });
  const columns: readonly Column<ApiCall>[] = [
    { id: 'call', header: <FormattedMessage id="platform.calls.call" />, cell: ({ method, path }) => <span className={css.call}><Ltr code>{[method, path].join(' ')}</Ltr></span> },
    { id: 'status', header: <FormattedMessage id="platform.calls.status" />, cell: ({ status }) => <Ltr>{String(status)}</Ltr>, figures: true },
    { id: 'time', header: <FormattedMessage id="platform.calls.time" />, cell: ({ at }) => <Time at={at} zone={zone} show="full" /> },
    { id: 'took', header: <FormattedMessage id="platform.calls.took" />, cell: ({ milliseconds }) => <FormattedMessage id="platform.ms" values={{ ms: milliseconds }} />, figures: true },
    { id: 'key', header: <FormattedMessage id="platform.calls.key" />, cell: ({ keyPrefix }) => <Ltr code>{shownKey(keyPrefix)}</Ltr> },
  ];
  return (
    <ListState
      state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.list.length })}
      error={<CallFailed error={error} title={<FormattedMessage id="platform.failed" />} onRetry={() => void refetch()} />}
      empty={
        <EmptyState
          level={2}
          title={<FormattedMessage id="platform.calls.empty" />}
          action={
            <TextLink to={API_KEYS} kind="more">
              <FormattedMessage id="platform.keys" />
            </TextLink>
          }
        />
      }
    >
      {data ? (
        <DataTable
          caption={<FormattedMessage id="platform.calls.caption" values={{ most: RULES.webhooks.callsShown, days: RULES.webhooks.callDays }} />}
          columns={columns}
          rows={data.list.map((call, index) => ({ ...call, index }))}
          rowKey={({ at, path, index }: ApiCall & { index?: number }) => `${at} ${path} ${index ?? 0}`}
          reflow="wide"
        />
      ) : null}
    </ListState>
  );
}
