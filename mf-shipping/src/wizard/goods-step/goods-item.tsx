import { Suspense, type ComponentProps } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { ORIGIN_COUNTRIES } from '@amberlane/contract/domain/origin-countries';
import { Button, Icon, icons } from '@amberlane/ui';
import { CheckboxField, FieldPair, MoneyField, QuantityField, SelectField, TextField, WeightField } from '@amberlane/ui/fields';
import type { GoodsChoice } from '../../goods-helper/goods-helper.tsx';
import { LateGoodsHelper } from '../../late/late-goods-helper.ts';
import { currencyOf } from '../to-request.ts';
import type { WizardState } from '../use-wizard.ts';
import { hasBattery, type GoodsEntry } from '../values.ts';
import css from './goods-step.module.css';

interface GoodsItemProps {
  readonly wizard: WizardState;
  readonly index: number;
  /** null for the only item. */
  readonly onRemove: (() => void) | null;
}

/** One line of the declaration. Batteries are asked about where there is one. */
export function GoodsItem({ wizard: { form, values, kind, words }, index, onRemove }: GoodsItemProps) {
  const intl = useIntl();
  const item = values.goods[index];
  if (!item) return null;
  const isLocal = kind === 'local';
  const path = `goods.${index}`;
  const types = (isLocal ? words?.LOCAL_GOODS_TYPE : words?.INTL_GOODS_TYPE) ?? [];
  const change = (next: GoodsEntry): void => form.setValues({ ...values, goods: values.goods.map((other, at) => (at === index ? next : other)) });
  return (
    <fieldset className={css.item}>
      <legend className={css.legend}>
        <FormattedMessage id="ship-goods.item" values={{ number: index + 1 }} />
      </legend>
      <FieldPair>
        <TextField {...form.text(`${path}.goodsNameEn`)} label={<FormattedMessage id="ship-goods.nameEn" />} hint={<FormattedMessage id="ship-goods.nameEn.hint" />} autoComplete="off" maxLength={80} />
        {isLocal ? null : <TextField {...form.text(`${path}.goodsNameCn`)} label={<FormattedMessage id="ship-goods.nameCn" />} hint={<FormattedMessage id="ship-goods.nameCn.hint" />} autoComplete="off" maxLength={80} />}
        <SelectField {...form.text(`${path}.goodsType`)} label={<FormattedMessage id="ship-goods.type" />} choices={types.map(({ dictCode, dictName }) => ({ value: dictCode, label: dictName }))} />
        {isLocal ? null : <TextField {...form.text(`${path}.hsCode`)} label={<FormattedMessage id="ship-goods.hsCode" />} hint={<FormattedMessage id="ship-goods.hsCode.hint" />} required={false} code inputMode="numeric" autoComplete="off" maxLength={10} />}
        {isLocal ? null : <OriginField {...form.text(`${path}.originCountry`)} />}
        {isLocal ? null : <WeightField {...form.text(`${path}.netWeightGrams`)} label={<FormattedMessage id="ship-goods.netWeight" />} hint={<FormattedMessage id="ship-goods.netWeight.hint" />} required={false} />}
        <QuantityField {...form.text(`${path}.quantity`)} label={intl.formatMessage({ id: 'ship-goods.quantity' })} max={99_999} />
        <MoneyField {...form.text(`${path}.unitPrice`)} currency={currencyOf(values)} label={<FormattedMessage id="ship-goods.unitPrice" />} />
      </FieldPair>
      {isLocal ? null : (
        <GoodsHelp
          destination={values.receiverAddress.countryCode === '' ? null : values.receiverAddress.countryCode}
          text={item.goodsNameEn || item.goodsNameCn}
          onChoose={(choice) => change(withChoice(item, choice))}
        />
      )}
      {hasBattery(item) ? (
        <FieldPair>
          <TextField {...form.text(`${path}.battery.wattHours`)} label={<FormattedMessage id="ship-goods.wattHours" />} hint={<FormattedMessage id="ship-goods.wattHours.hint" />} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={6} suffix={intl.formatMessage({ id: 'ship-goods.wattHours.unit' })} />
          <TextField {...form.text(`${path}.battery.count`)} label={<FormattedMessage id="ship-goods.batteryCount" />} hint={<FormattedMessage id="ship-goods.batteryCount.hint" />} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={4} />
        </FieldPair>
      ) : null}
      {isLocal ? null : <CheckboxField {...form.flag(`${path}.branded`)} label={<FormattedMessage id="ship-goods.branded" />} />}
      {onRemove ? (
        <Button kind="quiet" small className={css.remove} onClick={onRemove}>
          <Icon of={icons.close} />
          <FormattedMessage id="ship-goods.remove" values={{ number: index + 1 }} />
        </Button>
      ) : null}
    </fieldset>
  );
}

/** Where the goods were made, by the names that the browser has for countries, in the order of the reader's alphabet. */
function OriginField(field: ReturnType<WizardState['form']['text']>) {
  const intl = useIntl();
  const { locale } = useMarket();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const order = new Intl.Collator(locale);
  const countries = ORIGIN_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) => order.compare(one.label, other.label));
  return (
    <SelectField
      {...field}
      label={<FormattedMessage id="ship-goods.origin" />}
      hint={<FormattedMessage id="ship-goods.origin.hint" />}
      required={false}
      choices={[{ value: '', label: intl.formatMessage({ id: 'ship-goods.origin.sender' }) }, ...countries]}
    />
  );
}

const GoodsHelp = (props: ComponentProps<typeof LateGoodsHelper>) => (
  <Suspense fallback={null}>
    <LateGoodsHelper {...props} />
  </Suspense>
);

/** What the helper knows; a name that the customer typed stays. */
const withChoice = (item: GoodsEntry, { goodsType, hsCode, nameEn, nameCn }: GoodsChoice): GoodsEntry => ({
  ...item,
  goodsType: goodsType ?? item.goodsType,
  hsCode: hsCode ?? item.hsCode,
  goodsNameEn: item.goodsNameEn || (nameEn ?? ''),
  goodsNameCn: item.goodsNameCn || (nameCn ?? ''),
});
