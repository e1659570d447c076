import { RULES } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { CallFailed, Chip, ChipRow, EmptyState, ListState, listStateOf, Ltr, TextLink } from '@amberlane/ui';
import { DELIVERY_STATES } from './delivery-states.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { platformCalls } from './platform-calls.ts';
import { platformHref, type PlatformAddress } from './platform-view.ts';
import { StateGuide } from './state-guide.tsx';
import css from './platform.module.css';

const PAGE_SIZE = 20;

/** The log of the last 30 days, filtered by state and endpoint, page by page. */
export function Deliveries({ address }: { address: PlatformAddress }) {
  const intl = useIntl();
  const { endpoint, state, cursor } = address;
  const { data, error, isLoading, refetch } = platformCalls.useDeliveriesQuery({ endpointId: endpoint, ...(state && { state }), cursor, pageSize: PAGE_SIZE }, { refetchOnMountOrArgChange: true });
  const { data: known } = platformCalls.useWebhooksQuery(null);
  const url = known?.endpoints.find(({ id }) => id === endpoint)?.url;
  return (
    <div className={css.stack}>
      <p className={css.lead}>
        <FormattedMessage id="platform.deliveries.lead" values={{ days: RULES.webhooks.keepDays }} />
      </p>
      <ChipRow label={intl.formatMessage({ id: 'platform.filter' })}>
        <Chip to={platformHref({ ...address, state: null, cursor: '' })} chosen={state === null}>
          <FormattedMessage id="platform.all" />
        </Chip>
        {DELIVERY_STATES.map((one) => (
          <Chip key={one} to={platformHref({ ...address, state: one, cursor: '' })} chosen={state === one}>
            <FormattedMessage id="platform.deliveryState" values={{ state: one }} />
          </Chip>
        ))}
      </ChipRow>
      {endpoint === '' ? null : (
        <p className={css.facts}>
          <Ltr>{url ?? endpoint}</Ltr>
          <TextLink to={platformHref({ ...address, endpoint: '', cursor: '' })}>
            <FormattedMessage id="platform.allEndpoints" />
          </TextLink>
        </p>
      )}
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.list.length })}
        error={<CallFailed error={error} title={<FormattedMessage id="platform.failed" />} onRetry={() => void refetch()} />}
        empty={
          <EmptyState level={2} title={<FormattedMessage id="platform.deliveries.empty" />}>
            <p>
              <FormattedMessage id="platform.deliveries.emptyText" />
            </p>
            <TextLink to={platformHref({ view: 'webhooks' })} kind="more">
              <FormattedMessage id="platform.toEndpoints" />
            </TextLink>
          </EmptyState>
        }
      >
        <div className={css.list}>
          {data?.list.map((delivery) => <DeliveryRow key={delivery.id} of={delivery} />)}
        </div>
      </ListState>
      <p className={css.facts}>
        {cursor === '' ? null : (
          <TextLink to={platformHref({ ...address, cursor: '' })}>
            <FormattedMessage id="platform.newest" />
          </TextLink>
        )}
        {data && data.nextCursor !== '' ? (
          <TextLink to={platformHref({ ...address, cursor: data.nextCursor })} kind="more">
            <FormattedMessage id="platform.older" />
          </TextLink>
        ) : null}
      </p>
      <StateGuide />
    </div>
  );
}
