import { FormattedMessage, useMarket } from '@amberlane/core';
import { Card, CopyButton, Ltr, VisuallyHidden } from '@amberlane/ui';
import type { Hub } from './presend-calls.ts';
import css from './presend.module.css';

interface WarehouseCardProps {
  readonly hub: Hub | undefined;
  /** Number of the announcement, to be written on the package. */
  readonly orderNo: string;
}

/** As the courier in China reads it: who, where, phone. */
const addressText = (hub: Hub, orderNo: string | null): string => [[hub.siteName, orderNo].filter(Boolean).join(' '), hub.localAddress ?? hub.address, hub.phone].join('\n');

/** Where the package goes, in Chinese, to be copied. */
export function WarehouseCard({ hub, orderNo }: WarehouseCardProps) {
  if (!hub) return null;
  return (
    <Card level={2} title={<FormattedMessage id="presend.warehouse.address" />} actions={<CopyAddress hub={hub} orderNo={orderNo} />}>
      <HubAddress hub={hub} orderNo={orderNo} />
      <p className={css.small}>
        <FormattedMessage id="presend.warehouse.note" />
      </p>
    </Card>
  );
}

/** Of the heading of all places: a link leads to it. */
export const WAREHOUSES_ID = 'presend-warehouses';

/** All places that packages can be sent to. */
export const Warehouses = ({ hubs }: { hubs: readonly Hub[] }) => (
  <section className={`${css.part} ${css.near}`} aria-labelledby={WAREHOUSES_ID}>
    <h2 id={WAREHOUSES_ID} className={css.subtitle}>
      <FormattedMessage id="presend.warehouses.title" />
    </h2>
    <p className={css.small}>
      <FormattedMessage id="presend.warehouses.text" />
    </p>
    <ul role="list" className={css.hubs}>
      {hubs.map((hub) => (
        <li key={hub.siteCode} className={css.hub}>
          <address className={css.address}>
            <b>
              <WarehouseName of={hub} />
            </b>
            <HubLines hub={hub} />
          </address>
          <CopyAddress hub={hub} orderNo={null} named />
        </li>
      ))}
    </ul>
  </section>
);

/** Told apart by the city, as the summary of the form does. */
export const WarehouseName = ({ of: { cityName } }: { of: Hub }) => <FormattedMessage id="presend.warehouse.name" values={{ city: <bdi key="city">{cityName}</bdi> }} />;

/** `named`: beside other addresses, of which each has its own. */
function CopyAddress({ hub, orderNo, named = false }: { hub: Hub; orderNo: string | null; named?: boolean }) {
  return (
    <CopyButton small={named} text={addressText(hub, orderNo)} copied={<FormattedMessage id="presend.warehouse.copied" />}>
      <FormattedMessage id={named ? 'presend.warehouse.copyShort' : 'presend.warehouse.copy'} /> {named ? <VisuallyHidden><WarehouseName of={hub} /></VisuallyHidden> : null}
    </CopyButton>
  );
}

const HubAddress = ({ hub, orderNo }: { hub: Hub; orderNo: string }) => (
  <address className={css.address}>
    <b>
      <bdi>{hub.siteName}</bdi> <Ltr figures>{orderNo}</Ltr>
    </b>
    <HubLines hub={hub} />
  </address>
);

/** Where the warehouse is, and its phone. */
export const HubLines = ({ hub }: { hub: Hub }) => (
  <span className={css.lines}>
    <span lang={hub.localAddress === null ? undefined : 'zh-CN'}>
      <bdi>{hub.localAddress ?? hub.address}</bdi>
    </span>
    <Latin hub={hub} />
    <span>
      <Ltr>{hub.phone}</Ltr>
    </span>
  </span>
);

/** For readers who do not read Chinese. */
function Latin({ hub: { address, localAddress } }: { hub: Hub }) {
  const { locale } = useMarket();
  return localAddress === null || locale === 'zh-CN' ? null : (
    <span className={css.small}>
      <bdi>{address}</bdi>
    </span>
  );
}
