import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { DisclosureRow, DOT, Ltr, Money, Weight } from '@amberlane/ui';
import { CalendarDay, DayOf } from '../dates.tsx';
import { useCodeNames } from '../dictionary-calls.ts';
import type { OrderDetail } from '../order-calls.ts';
import type { DraftParts } from './draft-parts.tsx';
import { EditStep } from './edit-step.tsx';
import { MainSection } from './main-section.tsx';
import { AddressLines } from './order-addresses.tsx';
import { PRODUCT_NAME } from './product-name.ts';
import css from './shipment-facts.module.css';

interface Fact {
  readonly id: string;
  readonly term: ReactNode;
  /** Empty ones are left out. */
  readonly value: ReactNode;
  /** Longer than a column of a phone, or than any, and of no use in two pieces. */
  readonly width?: 'wide' | 'whole';
  /** For questions to us rather than for the customer's own use. */
  readonly isMore?: boolean;
  /** A draft lacks it: these come first. */
  readonly isOpen?: boolean;
}

const PURPOSE = { gift: 'order.purpose.gift', ecommerce: 'order.purpose.ecommerce', sample: 'order.purpose.sample' } as const;

const code = (text: string): ReactNode => (text ? <Ltr figures>{text}</Ltr> : null);

interface ShipmentFactsProps {
  readonly order: OrderDetail;
  /** What a draft lacks stands in its place. */
  readonly draft: DraftParts | null;
}

const isEmpty = ({ value }: Fact): boolean => value === null || value === '';

/** All that the customer said of the shipment, beside the goods and the addresses; what only we ask for is folded. */
export function ShipmentFacts({ order, draft }: ShipmentFactsProps) {
  const withGap = (fact: Fact): Fact => {
    const gap = draft?.gapAt(`order.gap.${fact.id}`);
    return gap ? { ...fact, isMore: false, isOpen: true, value: isEmpty(fact) ? gap : <>{fact.value}{gap}</> } : fact;
  };
  const facts = [...useParcelFacts(order), ...useServiceFacts(order), ...useNumberFacts(order)].map(withGap).filter((fact) => !isEmpty(fact)).toSorted((one, other) => Number(other.isOpen ?? false) - Number(one.isOpen ?? false));
  return (
    <MainSection title={<FormattedMessage id="order.facts" />} edit={<EditStep order={order} step="shipment" part={<FormattedMessage key="part" id="order.facts" />} />}>
      <Facts of={facts.filter(({ isMore }) => !isMore)} />
      <DisclosureRow summary={<FormattedMessage id="order.facts.more" />}>
        <Facts of={facts.filter(({ isMore }) => isMore)} />
      </DisclosureRow>
    </MainSection>
  );
}

const Facts = ({ of }: { of: readonly Fact[] }) => (
  <dl className={css.facts}>
    {of.map(({ id, term, value, width }) => (
      <div key={id} className={width ? css[width] : undefined}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function useParcelFacts({ form, kind, status }: OrderDetail): Fact[] {
  const intl = useIntl();
  const { length, width, height, weightGrams, pacNumber, cod, insuredValue, purpose } = form;
  const size = length !== null && width !== null && height !== null ? [length, width, height].map((side) => intl.formatNumber(side)).join(' × ') : '';
  return [
    { id: 'kind', term: <FormattedMessage id="order.fact.kind" />, value: <FormattedMessage id={kind === 'local' ? 'order.kind.local' : 'order.kind.international'} /> },
    { id: 'product', term: <FormattedMessage id="order.fact.product" />, value: form.expressType ? <FormattedMessage id={PRODUCT_NAME[form.expressType]} /> : null },
    { id: 'pieces', term: <FormattedMessage id="order.fact.pieces" />, value: intl.formatNumber(pacNumber) },
    { id: 'weight', term: <FormattedMessage id="order.fact.weight" />, value: weightGrams === null ? null : <Weight grams={weightGrams} /> },
    // A draft without it has no price yet.
    { id: 'price', term: <FormattedMessage id="order.price" />, value: status === 'DRAFT' && weightGrams === null ? <FormattedMessage id="order.price.afterWeight" /> : null },
    { id: 'size', term: <FormattedMessage id="order.fact.size" />, value: size ? <FormattedMessage id="order.fact.size.value" values={{ size: <Ltr>{size}</Ltr> }} /> : null },
    { id: 'purpose', term: <FormattedMessage id="order.fact.purpose" />, value: kind === 'local' ? null : <FormattedMessage id={PURPOSE[purpose]} /> },
    { id: 'cod', term: <FormattedMessage id="order.fact.cod" />, value: cod ? <Money of={cod} /> : null },
    { id: 'insured', term: <FormattedMessage id="order.fact.insured" />, value: insuredValue ? <Money of={insuredValue} /> : null },
  ];
}

function useServiceFacts({ form }: OrderDetail): Fact[] {
  const nameOf = useCodeNames();
  const intl = useIntl();
  const { localShipWay, siteCode, pickupDate, pickupTime, pickupAddress, customerType, customerStatus, shipmentMode, cycle, volume, serviceTypes } = form;
  const services = serviceTypes.map(nameOf).filter(Boolean);
  const every = nameOf(cycle);
  const customer = [
    ...(customerType ? [intl.formatMessage({ id: customerType === 'BUSINESS' ? 'order.customer.business' : 'order.customer.individual' })] : []),
    ...(customerStatus ? [intl.formatMessage({ id: customerStatus === 'NEW' ? 'order.customer.new' : 'order.customer.regular' })] : []),
  ];
  return [
    { id: 'way', term: <FormattedMessage id="order.fact.way" />, value: localShipWay ? <FormattedMessage id={localShipWay === 'DOOR_PICKUP' ? 'order.way.pickup' : 'order.way.self'} /> : null },
    { id: 'site', term: <FormattedMessage id="order.fact.site" />, value: code(siteCode) },
    {
      id: 'pickup',
      term: <FormattedMessage id="order.fact.pickup" />,
      value: pickupDate ? (
        <>
          <CalendarDay of={pickupDate} /> <bdi>{nameOf(pickupTime)}</bdi>
        </>
      ) : null,
    },
    {
      id: 'pickupAddress',
      term: <FormattedMessage id="order.fact.pickupAddress" />,
      value: pickupAddress ? (
        <address className={css.address}>
          <AddressLines of={pickupAddress} />
        </address>
      ) : null,
    },
    { id: 'customer', isMore: true, term: <FormattedMessage id="order.fact.customer" />, value: customer.join(DOT) },
    {
      id: 'mode',
      isMore: true,
      term: <FormattedMessage id="order.fact.mode" />,
      value: shipmentMode ? <FormattedMessage id={shipmentMode === 'SINGLE' ? 'order.mode.single' : 'order.mode.regular'} /> : null,
    },
    { id: 'volume', isMore: true, term: <FormattedMessage id="order.fact.volume" />, value: volume === null ? every : <FormattedMessage id="order.fact.volume.value" values={{ count: volume, cycle: every }} /> },
    { id: 'services', term: <FormattedMessage id="order.fact.services" />, value: services.join(DOT) },
  ];
}

function useNumberFacts({ form, orderNo, waybillNo, tradeNo, updatedAt, price }: OrderDetail): Fact[] {
  const { mallNo, presend, domesticTransOrder, receiverNationalId, remark, agreementVersion } = form;
  return [
    // Without a tracking number it heads the page.
    { id: 'orderNo', term: <FormattedMessage id="order.fact.orderNo" />, value: waybillNo === null ? null : code(orderNo) },
    { id: 'tradeNo', isMore: true, width: 'wide', term: <FormattedMessage id="order.fact.tradeNo" />, value: code(tradeNo) },
    { id: 'mallNo', term: <FormattedMessage id="order.fact.mallNo" />, value: code(mallNo) },
    { id: 'presend', term: <FormattedMessage id="order.fact.presend" />, value: presend ? (code(domesticTransOrder) ?? <FormattedMessage id="order.fact.presend.yes" />) : null },
    { id: 'nationalId', term: <FormattedMessage id="order.fact.nationalId" />, value: code(receiverNationalId) },
    { id: 'remark', term: <FormattedMessage id="order.fact.remark" />, value: remark ? <bdi className={css.remark}>{remark}</bdi> : null },
    { id: 'agreement', isMore: true, term: <FormattedMessage id="order.fact.agreement" />, value: code(agreementVersion) },
    { id: 'updated', isMore: true, term: <FormattedMessage id="order.fact.updated" />, value: <DayOf at={updatedAt} /> },
    { id: 'rules', isMore: true, width: 'whole', term: <FormattedMessage id="order.fact.rules" />, value: code([...new Set(price?.lines.map(({ ruleId }) => ruleId))].join(', ')) },
  ];
}
