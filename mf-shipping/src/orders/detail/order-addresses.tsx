import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { ADDRESS_RULES, type AddressField } from '@amberlane/contract/domain/address-rules';
import { Ltr } from '@amberlane/ui';
import { phoneText } from '@amberlane/ui/fields';
import type { OrderDetail } from '../order-calls.ts';
import { SideSection } from './side-section.tsx';
import css from './order-addresses.module.css';

type AddressOfOrder = NonNullable<OrderDetail['form']['senderAddress']>;

/** Codes: Latin letters and digits, left to right in every language. */
const CODES: ReadonlySet<AddressField> = new Set<AddressField>(['postcode', 'shortAddress', 'additionalNo', 'digitalAddress', 'makani']);

/** Both sides of an order, as their countries write addresses; the name in the country's script below the Latin one. */
export function OrderAddresses({ order: { form }, signedBy }: { order: OrderDetail; signedBy: string | null }) {
  return (
    <SideSection title={<FormattedMessage id="order.addresses" />}>
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

const BLANK = ' ';

/** Lines of an envelope as the country writes them, each in the direction of its own letters, and the country. */
export function AddressLines({ of: { countryCode, ...values } }: { of: AddressOfOrder }) {
  const intl = useIntl();
  const lines = ADDRESS_RULES[countryCode].envelope.map((fields) => fields.filter((field) => values[field])).filter((fields) => fields.length > 0);
  return (
    <>
      {lines.map((fields) => (
        <span key={fields.join()}>
          {fields.map((field, index) => (
            <Fragment key={field}>
              {index === 0 ? null : BLANK}
              {CODES.has(field) ? <Ltr code>{values[field]}</Ltr> : <bdi>{values[field]}</bdi>}
            </Fragment>
          ))}
        </span>
      ))}
      <span>{intl.formatDisplayName(countryCode, { type: 'region' })}</span>
    </>
  );
}
