import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { DOT, EnvelopeLines, Ltr } from '@amberlane/ui';
import { gramsOf } from '@amberlane/ui/fields';
import { PRODUCT_NAMES } from '../product-names.ts';
import type { AddressEntry, WizardValues } from '../values.ts';
import css from './label-preview.module.css';

const UNKNOWN = '–';
const ARROW = '→';

/** The label as far as it is filled in; what is still to come is dotted. */
export function LabelPreview({ values, number }: { values: WizardValues; /** Tracking number, once there is one. */ number?: string }) {
  const { senderAddress, receiverAddress, weightGrams, pacNumber, withCod, withInsurance, expressType } = values;
  const product = PRODUCT_NAMES.find(({ code }) => code === expressType);
  const grams = gramsOf(weightGrams);
  return (
    <div className={css.label}>
      <p className={css.lane} dir="ltr">
        <b>{senderAddress.countryCode || UNKNOWN}</b>
        <span aria-hidden="true">{ARROW}</span>
        <b>{receiverAddress.countryCode || UNKNOWN}</b>
      </p>
      <Party title={<FormattedMessage id="ship.label.from" />} name={values.sendCompany || values.sendName} localName={values.sendLocalName} address={senderAddress} />
      <Party title={<FormattedMessage id="ship.label.to" />} name={values.acceptName} localName={values.acceptLocalName} address={receiverAddress} />
      <div className={css.part}>
        {grams === null ? (
          <Dots lines={1} />
        ) : (
          <p>
            {product ? (
              <>
                <FormattedMessage id={product.name} />
                {DOT}
              </>
            ) : null}
            <FormattedMessage id="ship.label.parcel" values={{ pieces: Number(pacNumber) || 1, weight: grams / 1_000 }} />
          </p>
        )}
        {withCod ? (
          <p>
            <b>
              <FormattedMessage id="ship.label.cod" />
            </b>
          </p>
        ) : null}
        {withInsurance ? (
          <p>
            <FormattedMessage id="ship.label.insured" />
          </p>
        ) : null}
        {number === undefined ? (
          <p className={css.quiet}>
            <FormattedMessage id="ship.label.number" />
          </p>
        ) : null}
      </div>
      {number === undefined ? null : (
        <p className={`${css.part} ${css.number}`}>
          <Ltr code>{number}</Ltr>
        </p>
      )}
    </div>
  );
}

interface PartyProps {
  readonly title: ReactNode;
  readonly name: string;
  readonly localName: string;
  readonly address: AddressEntry;
}

/** One side as the envelope of its country has it, with its digital address where the country has one. */
function Party({ title, name, localName, address }: PartyProps) {
  const intl = useIntl();
  const { street, city, countryCode } = address;
  const missing = [name, street, city].filter((line) => line === '').length;
  return (
    <div className={css.part}>
      <p className={css.quiet}>{title}</p>
      {name ? (
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
        </p>
      ) : null}
      {localName ? (
        <p>
          <bdi>{localName}</bdi>
        </p>
      ) : null}
      {countryCode === '' ? null : (
        <p>
          <EnvelopeLines country={countryCode} values={address} className={css.line} />
          <span className={css.line}>{intl.formatDisplayName(countryCode, { type: 'region' })}</span>
        </p>
      )}
      <Dots lines={missing} />
    </div>
  );
}

const Dots = ({ lines }: { lines: number }) => Array.from({ length: lines }, (_line, index) => <span key={index} className={css.dots} aria-hidden="true" />);
