import { Suspense } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { CURRENCIES, GOODS_TYPES } from '@amberlane/contract/domain';
import { FieldPair, MoneyField, QuantityField, RadioField, SelectField, TextAreaField, TextField, WeightField, type ContractFormState } from '@amberlane/ui/fields';
import type { GoodsChoice } from '../goods-helper/goods-helper.tsx';
import { LateGoodsHelper } from '../late/late-goods-helper.ts';
import { GOODS_TYPE_NAME, hasBattery } from '../goods-type/goods-type-name.ts';
import type { Hub } from './presend-calls.ts';
import type { PresendValues } from './presend-values.ts';
import css from './presend.module.css';

interface PackageFieldsProps {
  readonly form: ContractFormState<PresendValues>;
  readonly hubs: readonly Hub[];
}

/** Which warehouse, under which number, what is inside. */
export function PackageFields({ form, hubs }: PackageFieldsProps) {
  const intl = useIntl();
  const [item] = form.values.goods;
  const goods = (field: keyof typeof item) => form.text(`goods.0.${field}`);
  const take = ({ goodsType, hsCode, nameEn, nameCn }: GoodsChoice): void => {
    const taken = { ...(goodsType && { goodsType }), ...(hsCode && { hsCode }), ...(nameEn && { goodsNameEn: nameEn }), ...(nameCn && { goodsNameCn: nameCn }) };
    form.setValues({ ...form.values, goods: [{ ...item, ...taken }] });
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="presend.package.title" />
      </legend>
      <div className={css.warehouses}>
        <RadioField
          {...form.text('siteCode')}
          legend={<FormattedMessage id="presend.package.warehouse" />}
          choices={hubs.map(({ siteCode, siteName, cityName }) => ({ value: siteCode, label: <bdi>{siteName}</bdi>, detail: <bdi>{cityName}</bdi> }))}
        />
      </div>
      <TextField
        {...form.text('domesticTransOrder')}
        code
        dir="ltr"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        label={<FormattedMessage id="presend.package.domestic" />}
        hint={<FormattedMessage id="presend.package.domestic.hint" />}
      />
      <FieldPair>
        <QuantityField {...form.text('pacNumber')} label={intl.formatMessage({ id: 'presend.package.pieces' })} max={100} />
        <WeightField {...form.text('weightGrams')} label={<FormattedMessage id="presend.package.weight" />} />
        <TextField {...goods('goodsNameEn')} maxLength={80} autoComplete="off" label={<FormattedMessage id="presend.package.nameEn" />} hint={<FormattedMessage id="presend.package.nameEn.hint" />} />
        <TextField {...goods('goodsNameCn')} maxLength={80} autoComplete="off" label={<FormattedMessage id="presend.package.nameCn" />} />
      </FieldPair>
      {item.hsCode === '' ? (
        <Suspense fallback={null}>
          <LateGoodsHelper destination={form.values.receiverAddress.countryCode} text={item.goodsNameEn || item.goodsNameCn} onChoose={take} />
        </Suspense>
      ) : null}
      <FieldPair>
        <SelectField {...goods('goodsType')} label={<FormattedMessage id="presend.package.goodsType" />} choices={GOODS_TYPES.map((type) => ({ value: type, label: intl.formatMessage({ id: GOODS_TYPE_NAME[type] }) }))} />
        <TextField {...goods('hsCode')} code dir="ltr" inputMode="numeric" maxLength={10} autoComplete="off" required={false} label={<FormattedMessage id="presend.package.hsCode" />} />
        {hasBattery(item.goodsType) ? (
          <>
            <EnergyField {...form.text('goods.0.battery.wattHours')} />
            <QuantityField {...form.text('goods.0.battery.count')} label={intl.formatMessage({ id: 'presend.package.batteries' })} max={1_000} />
          </>
        ) : null}
        <QuantityField {...goods('quantity')} label={intl.formatMessage({ id: 'presend.package.quantity' })} max={99_999} />
        <div className={css.price}>
          <MoneyField {...goods('unitPrice')} currency={form.values.currency} suffix={null} label={<FormattedMessage id="presend.package.unitPrice" />} />
          <SelectField {...form.text('currency')} label={<FormattedMessage id="presend.package.currency" />} choices={CURRENCIES.map((code) => ({ value: code, label: code }))} />
        </div>
      </FieldPair>
      <TextAreaField {...form.text('remark')} required={false} maxLength={500} rows={3} label={<FormattedMessage id="presend.package.remark" />} />
    </fieldset>
  );
}

/** Energy of one battery as its label says it. */
const EnergyField = (binding: ReturnType<ContractFormState<PresendValues>['text']>) => (
  <TextField {...binding} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={8} suffix={<FormattedMessage id="presend.package.wattHours.unit" />} label={<FormattedMessage id="presend.package.wattHours" />} />
);
