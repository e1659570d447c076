import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { EnvelopeLines, Ltr } from '@amberlane/ui';
import { phoneText } from '@amberlane/ui/fields';
import type { OrderDetail } from '../order-calls.ts';
import { SideSection } from './side-section.tsx';
import css from './order-addresses.module.css';

type AddressOfOrder = NonNullable<OrderDetail['form']['senderAddress']>;

/** Both sides of an order, as their countries write addresses; the name in the country's script below the Latin one. */
export function OrderAddresses({ order: { form }, signedBy }: { order: OrderDetail; signedBy: string | null }) {
  return (
    <SideSection title={<FormattedMessage id="order.addresses" />}>
      <div className={css.parties}>
        <Party
          side={<FormattedMessage id="order.sender" />}
          names={[form.sendName, form.sendLocalName, form.sendCompany]}
          address={form.senderAddress}
          phones={[form.sendPhone]}
          email={form.sendEmail}
        />
        <Party
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
  readonly side: ReactNode;
  /** In the country's letters and in Latin ones, then the company; empty ones are left out. */
  readonly names: readonly string[];
  readonly address: AddressOfOrder | null;
  readonly phones: readonly string[];
  readonly email: string;
}

function Party({ side, names, address, phones, email }: PartyProps) {
  const [name, ...others] = names.filter(Boolean);
  return (
    <div className={css.party}>
      <h3 className={css.side}>{side}</h3>
      {name === undefined && address === null ? (
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
        {others.map((words) => (
          <span key={words}>
            <bdi>{words}</bdi>
          </span>
        ))}
        {address ? <AddressLines of={address} /> : null}
        {phones.filter(Boolean).map((phone) => (
          <span key={phone}>
            <Ltr>{phoneText(phone)}</Ltr>
          </span>
        ))}
        {email ? (
          <span>
            <Ltr>{email}</Ltr>
          </span>
        ) : null}
      </address>
    </div>
  );
}

/** Lines of an envelope as the country writes them, and the country. */
export function AddressLines({ of: { countryCode, ...values } }: { of: AddressOfOrder }) {
  const intl = useIntl();
  return (
    <>
      <EnvelopeLines country={countryCode} values={values} />
      <span>{intl.formatDisplayName(countryCode, { type: 'region' })}</span>
    </>
  );
}
