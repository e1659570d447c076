import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { ADDRESS_RULES, type AddressField } from '@amberlane/contract/domain/address-rules';
import { Ltr } from '@amberlane/ui';
import { phoneText } from '@amberlane/ui/fields';
import type { PastedAddress } from './parse-address.ts';
import css from './paste-address.module.css';

const LEVELS: readonly AddressField[] = ['province', 'city', 'area'];

/** What was understood, as names and values; the country when the form had another one. */
export function Understood({ of: { name, phone, phone2, email, address }, named }: { of: PastedAddress; named: boolean }) {
  const intl = useIntl();
  const { countryCode } = address;
  const { fields, divisions } = ADDRESS_RULES[countryCode];
  return (
    <dl className={css.facts}>
      {name ? <Fact term={<FormattedMessage id="paste-address.name" />}>{<bdi>{name}</bdi>}</Fact> : null}
      {[phone, phone2].filter(Boolean).map((number) => (
        <Fact key={number} term={<FormattedMessage id="paste-address.phone" />}>
          <Ltr>{phoneText(number)}</Ltr>
        </Fact>
      ))}
      {email ? (
        <Fact term={<FormattedMessage id="paste-address.email" />}>
          <Ltr>{email}</Ltr>
        </Fact>
      ) : null}
      {named ? <Fact term={<FormattedMessage id="paste-address.country" />}>{intl.formatDisplayName(countryCode, { type: 'region' })}</Fact> : null}
      {fields.map((field) =>
        address[field] ? (
          <Fact key={field} term={<FormattedMessage id={LEVELS.includes(field) ? `address.division.${divisions[LEVELS.indexOf(field)] ?? 'city'}` : `address.${field}`} />}>
            <bdi>{address[field]}</bdi>
          </Fact>
        ) : null,
      )}
    </dl>
  );
}

const Fact = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
