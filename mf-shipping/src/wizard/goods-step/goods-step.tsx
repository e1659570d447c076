import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { CURRENCIES, PURPOSES, RULES } from '@amberlane/contract/domain';
import { Button, Icon, icons, Money, Notice } from '@amberlane/ui';
import { FieldGroup, FieldPair, gramsOf, QuantityField, RadioField, SelectField, TextAreaField, TextField, WeightField } from '@amberlane/ui/fields';
import { currencyOf, declaredValue } from '../to-request.ts';
import type { WizardState } from '../use-wizard.ts';
import { BLANK_GOODS } from '../values.ts';
import { WeightHint } from '../weight-hint.tsx';
import { wholeWeightOf } from '../whole-weight.ts';
import { GoodsItem } from './goods-item.tsx';
import { GoodsVerdicts } from './goods-verdicts.tsx';
import { ParcelOptions } from './parcel-options.tsx';
import css from './goods-step.module.css';

/** Above it a price is confirmed by us. */
const HEAVY_GRAMS = RULES.weightInput.flaggedKg * 1_000;
/** What every product takes. */
const USUAL_GRAMS = RULES.weightInput.mostKg * 1_000;

/** The parcel and what is in it. */
export function GoodsStep({ wizard }: { wizard: WizardState }) {
  const intl = useIntl();
  const { form, values, kind, fillings } = wizard;
  const { goods } = values;
  const isLocal = kind === 'local';
  const currency = currencyOf(values);
  const declared = declaredValue(values);
  // A weight that came from elsewhere, or from an earlier visit, is rounded and judged like one that was just typed.
  const takeWeight = useEffectEvent(() => wholeWeightOf(form).onLeave());
  useEffect(() => takeWeight(), [fillings]);
  const setGoods = (next: typeof goods): void => form.setValues({ ...values, goods: next });
  return (
    <>
      <FieldGroup legend={<FormattedMessage id="ship-goods.parcel" />}>
        <WeightField {...wholeWeightOf(form)} whole inputMode="decimal" label={<FormattedMessage id="ship-goods.weight" />} hint={<WeightHint wizard={wizard} />} />
        <QuantityField {...form.text('pacNumber')} label={intl.formatMessage({ id: 'ship-goods.pieces' })} max={isLocal ? 1 : 20} hint={<FormattedMessage id="ship-goods.pieces.hint" />} />
        <div className={css.sides}>
          <TextField {...form.text('length')} label={<FormattedMessage id="ship-goods.length" />} required={false} inputMode="numeric" dir="ltr" autoComplete="off" suffix={intl.formatMessage({ id: 'ship-goods.cm' })} />
          <TextField {...form.text('width')} label={<FormattedMessage id="ship-goods.width" />} required={false} inputMode="numeric" dir="ltr" autoComplete="off" suffix={intl.formatMessage({ id: 'ship-goods.cm' })} />
          <TextField {...form.text('height')} label={<FormattedMessage id="ship-goods.height" />} required={false} inputMode="numeric" dir="ltr" autoComplete="off" suffix={intl.formatMessage({ id: 'ship-goods.cm' })} />
        </div>
      </FieldGroup>
      <p className={css.hint}>
        <FormattedMessage id="ship-goods.sides.hint" />
      </p>
      <WeightNote grams={gramsOf(values.weightGrams)} isLocal={isLocal} />
      <section className={css.items} aria-labelledby={`${form.id}-items`}>
        <div className={css.head}>
          <h2 id={`${form.id}-items`} className={css.title}>
            <FormattedMessage id="ship-goods.items" />
          </h2>
          <span className={css.hint}>
            <FormattedMessage id="ship-goods.items.count" values={{ count: goods.length, max: RULES.goods.maxItems }} />
          </span>
        </div>
        <SelectField {...form.text('currency')} label={<FormattedMessage id="ship-goods.currency" />} choices={CURRENCIES.map((code) => ({ value: code, label: code }))} />
        {goods.map((_item, index) => (
          <GoodsItem key={index} wizard={wizard} index={index} onRemove={goods.length > 1 ? () => setGoods(goods.filter((_other, at) => at !== index)) : null} />
        ))}
        {goods.length < RULES.goods.maxItems ? (
          <Button onClick={() => setGoods([...goods, BLANK_GOODS])}>
            <Icon of={icons.plus} />
            <FormattedMessage id="ship-goods.add" />
          </Button>
        ) : (
          <p className={css.hint}>
            <FormattedMessage id="ship-goods.items.full" values={{ max: RULES.goods.maxItems }} />
          </p>
        )}
        {declared === null || declared === 0 ? null : (
          <p>
            <FormattedMessage id="ship-goods.declared" values={{ total: <Money key="total" of={{ amount: declared, currency }} /> }} />
          </p>
        )}
        {isLocal ? null : <GoodsVerdicts wizard={wizard} />}
      </section>
      <ParcelOptions wizard={wizard} />
      {isLocal ? null : (
        <RadioField
          {...form.text('purpose')}
          legend={<FormattedMessage id="ship-goods.purpose" />}
          look="segmented"
          choices={PURPOSES.map((purpose) => ({ value: purpose, label: <FormattedMessage id={PURPOSE_NAMES[purpose]} /> }))}
        />
      )}
      <FieldPair>
        <TextField {...form.text('mallNo')} label={<FormattedMessage id="ship-goods.mallNo" />} hint={<FormattedMessage id="ship-goods.mallNo.hint" />} required={false} dir="ltr" autoComplete="off" maxLength={64} />
      </FieldPair>
      <TextAreaField {...form.text('remark')} label={<FormattedMessage id="ship-goods.remark" />} required={false} rows={2} maxLength={500} />
    </>
  );
}

const PURPOSE_NAMES = { ecommerce: 'ship-goods.purpose.ecommerce', gift: 'ship-goods.purpose.gift', sample: 'ship-goods.purpose.sample' } as const satisfies Readonly<Record<(typeof PURPOSES)[number], string>>;

function WeightNote({ grams, isLocal }: { grams: number | null; isLocal: boolean }) {
  if (grams === null || isLocal || grams <= USUAL_GRAMS) return null;
  return (
    <Notice tone={grams > HEAVY_GRAMS ? 'attention' : 'plain'} role="status">
      <FormattedMessage id={grams > HEAVY_GRAMS ? 'ship-goods.heavy' : 'ship-goods.overUsual'} />
    </Notice>
  );
}
