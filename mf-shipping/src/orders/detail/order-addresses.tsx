import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { EnvelopeLines, Ltr } from '@amberlane/ui';
import { phoneText } from '@amberlane/ui/fields';
import type { OrderDetail } from '../order-calls.ts';
import type { DraftParts } from './draft-parts.tsx';
import { EditStep } from './edit-step.tsx';
import { SideSection } from './side-section.tsx';
import css from './order-addresses.module.css';

type AddressOfOrder = NonNullable<OrderDetail['form']['senderAddress']>;

interface OrderAddressesProps {
  readonly order: OrderDetail;
  /** What a draft lacks stands in its place. */
  readonly draft: DraftParts | null;
  readonly signedBy: string | null;
}

/** Both sides of an order, as their countries write addresses; the name in the country's script below the Latin one. */
export function OrderAddresses({ order, draft, signedBy }: OrderAddressesProps) {
  const { form } = order;
  return (
    <SideSection title={<FormattedMessage id="order.addresses" />}>
      <div className={css.parties}>
        <Party
          order={order}
          draft={draft}
          step="sender"
          side={<FormattedMessage id="order.sender" />}
          names={[form.sendName, form.sendLocalName, form.sendCompany]}
          address={form.senderAddress}
          phones={[form.sendPhone]}
          email={form.sendEmail}
        />
        <Party
          order={order}
          draft={draft}
          step="recipient"
          side={<FormattedMessage id={form.receiverType === 'company' ? 'order.receiver.company' : 'order.receiver'} />}
          names={[form.acceptName, form.acceptLocalName, form.acceptCompany]}
          address={form.receiverAddress}
          phones={[form.acceptPhone, form.acceptPhone2]}
          email={form.acceptEmail}
        />
      </div>
      {signedBy ? (
        <p className={css.signed}>
          <FormattedMessage id="order.signedBy" values={{ name: <bdi>{signedBy}</bdi> }} />
        </p>
      ) : null}
    </SideSection>
  );
}

interface PartyProps {
  readonly order: OrderDetail;
  readonly draft: DraftParts | null;
  readonly step: 'sender' | 'recipient';
  readonly side: ReactNode;
  /** In the country's letters and in Latin ones, then the company; empty ones are left out. */
  readonly names: readonly string[];
  readonly address: AddressOfOrder | null;
  readonly phones: readonly string[];
  readonly email: string;
}

function Party({ order, draft, step, side, names, address, phones, email }: PartyProps) {
  const [name, ...others] = names.filter(Boolean);
  const gapAt = (part: string): ReactNode => draft?.gapAt(part, step) ?? null;
  const nameGap = gapAt('order.gap.name');
  const addressGap = gapAt('order.gap.address');
  return (
    <div className={css.party}>
      <div className={css.sideHead}>
        <h3 className={css.side}>{side}</h3>
        <EditStep order={order} step={step} part={side} />
      </div>
      {name === undefined && address === null && nameGap === null && addressGap === null ? (
        <p>
          <FormattedMessage id="order.address.missing" />
        </p>
      ) : null}
      <address className={css.address}>
        {name === undefined ? null : (
          <b>
            <bdi>{name}</bdi>
          </b>
        )}
        {nameGap}
        {others.map((words) => (
          <span key={words}>
            <bdi>{words}</bdi>
          </span>
        ))}
        {address ? <AddressLines of={address} /> : null}
        {addressGap}
        {phones.filter(Boolean).map((phone) => (
          <span key={phone}>
            <Ltr>{phoneText(phone)}</Ltr>
          </span>
        ))}
        {gapAt('order.gap.phone')}
        {email ? (
          <span>
            <Ltr>{email}</Ltr>
          </span>
        ) : null}
        {gapAt('order.gap.email')}
      </address>
    </div>
  );
}

/** The lines of an envelope, three at most, and the country. */
export function AddressLines({ of: { countryCode, ...values } }: { of: AddressOfOrder }) {
  const intl = useIntl();
  return (
    <>
      <EnvelopeLines brief country={countryCode} values={values} />
      <span>{intl.formatDisplayName(countryCode, { type: 'region' })}</span>
    </>
  );
}
