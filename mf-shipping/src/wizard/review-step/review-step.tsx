import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { FormattedMessage, Link, useIntl, useMarket } from '@amberlane/core';
import { agreedVersion, DOT, Ltr, Money, Notice } from '@amberlane/ui';
import { ConsentField, gramsOf, phoneText } from '@amberlane/ui/fields';
import { envelopeLines } from '@amberlane/contract/domain/address-rules';
import { PriceChanged } from '../price-step/price-changed.tsx';
import { PriceLines } from '../price-step/price-lines.tsx';
import { PRODUCT_NAMES } from '../product-names.ts';
import type { StepId } from '../steps.ts';
import { currencyOf, declaredValue } from '../to-request.ts';
import type { WizardState } from '../use-wizard.ts';
import { askedAddress, type AddressEntry } from '../values.ts';
import { wizardCalls } from '../wizard-calls.ts';
import css from './review-step.module.css';

const TIMES = ' × ';

/** Everything once more with a way back to each part, the agreement, and the sending. */
export function ReviewStep({ wizard, onRead }: { wizard: WizardState; onRead: () => void }) {
  const { values, price, kept } = wizard;
  const product = PRODUCT_NAMES.find(({ code }) => code === values.expressType);
  return (
    <>
      {kept.online ? null : (
        <Notice tone="attention" role="status">
          <FormattedMessage id="ship.review.offline" />
        </Notice>
      )}
      <PriceChanged wizard={wizard} />
      <div className={css.parties}>
        <Part wizard={wizard} step="sender" title={<FormattedMessage id="ship.step.sender" />}>
          <Party name={values.sendName} company={values.sendCompany} phone={values.sendPhone} address={values.senderAddress} />
          <HandoverText wizard={wizard} />
        </Part>
        <Part wizard={wizard} step="recipient" title={<FormattedMessage id="ship.step.recipient" />}>
          <Party name={values.acceptName} company={values.acceptCompany} phone={values.acceptPhone} address={values.receiverAddress} />
        </Part>
      </div>
      <Part wizard={wizard} step="goods" title={<FormattedMessage id="ship.step.goods" />}>
        <GoodsText wizard={wizard} />
      </Part>
      <Part wizard={wizard} step="price" title={<FormattedMessage id="ship.step.price" />}>
        {product ? (
          <p>
            <b>
              <FormattedMessage id={product.name} />
            </b>
          </p>
        ) : null}
        {price.chosen ? <PriceLines quote={price.chosen} /> : <p>{price.state === 'noRate' ? <FormattedMessage id="ship.price.follows" /> : <FormattedMessage id="ship.price.loading" />}</p>}
      </Part>
      <Consent wizard={wizard} onRead={onRead} />
    </>
  );
}

function Part({ wizard: { pathOf }, step, title, children }: { wizard: WizardState; step: StepId; title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <Link to={pathOf(step)} className={css.edit} aria-describedby={id}>
          <FormattedMessage id="ship.edit" />
        </Link>
      </div>
      {children}
    </section>
  );
}

function Party({ name, company, phone, address }: { name: string; company: string; phone: string; address: AddressEntry }) {
  const intl = useIntl();
  const { countryCode } = address;
  return (
    <address className={css.party}>
      <b>
        <bdi>{[company, name].filter(Boolean).join(DOT)}</bdi>
      </b>
      <Ltr>{phoneText(phone)}</Ltr>
      {countryCode === '' ? null : envelopeLines(countryCode, askedAddress(address)).map((line, index) => <bdi key={index}>{line}</bdi>)}
      {countryCode === '' ? null : <span>{intl.formatDisplayName(countryCode, { type: 'region' })}</span>}
    </address>
  );
}

function HandoverText({ wizard: { values, words } }: { wizard: WizardState }) {
  const intl = useIntl();
  if (values.localShipWay === 'SELF_DELIVERY') {
    return (
      <p>
        <FormattedMessage id="ship.review.dropOff" values={{ code: <Ltr key="code" figures>{values.siteCode}</Ltr> }} />
      </p>
    );
  }
  if (values.pickupDate === '') return null;
  const day = intl.formatDate(`${values.pickupDate}T12:00:00Z`, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  const time = words?.PICKUP_TIME?.find(({ dictCode }) => dictCode === values.pickupTime)?.dictName ?? '';
  return (
    <p>
      <FormattedMessage id="ship.review.pickup" values={{ day, time }} />
    </p>
  );
}

function GoodsText({ wizard: { values } }: { wizard: WizardState }) {
  const currency = currencyOf(values);
  const grams = gramsOf(values.weightGrams) ?? 0;
  const declared = declaredValue(values);
  return (
    <>
      <ul className={css.goods}>
        {values.goods.map(({ goodsNameEn, goodsNameCn, quantity }, index) => (
          <li key={index}>
            <bdi>{[goodsNameEn, goodsNameCn].filter(Boolean).join(DOT)}</bdi>
            {TIMES}
            <bdi>{quantity}</bdi>
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage id="ship.label.parcel" values={{ pieces: Number(values.pacNumber) || 1, weight: grams / 1_000 }} />
        {declared === null ? null : (
          <>
            {DOT}
            <FormattedMessage id="ship-goods.declared" values={{ total: <Money key="total" of={{ amount: declared, currency }} /> }} />
          </>
        )}
      </p>
    </>
  );
}

/** Ticking opens the text first, unless its present version was agreed to in this visit. */
function Consent({ wizard: { form, values }, onRead }: { wizard: WizardState; onRead: () => void }) {
  const { locale } = useMarket();
  const { data } = wizardCalls.useWizardAgreementQuery({ locale });
  const version = data?.version;
  const { value, onValue, ...binding } = form.text('agreementVersion');
  const settle = useEffectEvent(() => {
    // What was agreed to in this visit holds; an older version does not.
    const agreed = agreedVersion() === version ? version : '';
    if (version !== undefined && values.agreementVersion !== version && values.agreementVersion !== agreed) onValue(agreed);
  });
  useEffect(() => settle(), [version]);
  const change = (ticked: boolean): void => {
    if (!ticked) onValue('');
    else if (version !== undefined && agreedVersion() === version) onValue(version);
    else onRead();
  };
  return (
    <div className={css.consent}>
      <ConsentField {...binding} value={value !== ''} onValue={change} label={<FormattedMessage id="ship.agreement.consent" />} />
    </div>
  );
}
