import { Suspense } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { CURRENCIES, GOODS_TYPES } from '@amberlane/contract/domain';
import { DisclosureRow } from '@amberlane/ui';
import { FieldPair, MoneyField, QuantityField, SelectField, TextAreaField, TextField, type ContractFormState } from '@amberlane/ui/fields';
import type { GoodsChoice } from '../goods-helper/goods-helper.tsx';
import { LateGoodsHelper } from '../late/late-goods-helper.ts';
import { GOODS_TYPE_NAME, hasBattery } from '../goods-type/goods-type-name.ts';
import type { PresendValues } from './presend-values.ts';
import { SpecialGoods } from './special-goods.tsx';
import css from './presend.module.css';

type Form = ContractFormState<PresendValues>;

/** What is inside: while its name is being typed, whether it is taken and how customs call it. */
export function GoodsPart({ form }: { form: Form }) {
  const intl = useIntl();
  const [item] = form.values.goods;
  const { countryCode } = form.values.receiverAddress;
  const goods = (field: keyof typeof item) => form.text(`goods.0.${field}`);
  const take = ({ goodsType, hsCode, nameEn, nameCn }: GoodsChoice): void => {
    const taken = { ...(goodsType && { goodsType }), ...(hsCode && { hsCode }), ...(nameEn && { goodsNameEn: nameEn }), ...(nameCn && { goodsNameCn: nameCn }) };
    form.setValues({ ...form.values, goods: [{ ...item, ...taken }] });
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="presend.goods.title" />
      </legend>
      <TextField {...goods('goodsNameEn')} maxLength={80} autoComplete="off" label={<FormattedMessage id="presend.package.nameEn" />} hint={<FormattedMessage id="presend.package.nameEn.hint" />} />
      {item.hsCode === '' ? (
        <Suspense fallback={null}>
          <LateGoodsHelper destination={countryCode} text={item.goodsNameEn || item.goodsNameCn} onChoose={take} />
        </Suspense>
      ) : null}
      <FieldPair>
        <TextField {...goods('goodsNameCn')} maxLength={80} autoComplete="off" label={<FormattedMessage id="presend.package.nameCn" />} hint={<FormattedMessage id="presend.package.nameCn.hint" />} />
        <QuantityField {...goods('quantity')} label={intl.formatMessage({ id: 'presend.package.quantity' })} max={99_999} />
        <div className={css.price}>
          <MoneyField {...goods('unitPrice')} currency={form.values.currency} suffix={null} label={<FormattedMessage id="presend.package.unitPrice" />} />
          <SelectField {...form.text('currency')} label={<FormattedMessage id="presend.package.currency" />} choices={CURRENCIES.map((code) => ({ value: code, label: code }))} />
        </div>
        {hasBattery(item.goodsType) ? (
          <>
            <EnergyField {...form.text('goods.0.battery.wattHours')} />
            <QuantityField {...form.text('goods.0.battery.count')} label={intl.formatMessage({ id: 'presend.package.batteries' })} max={1_000} />
          </>
        ) : null}
      </FieldPair>
      <div>
        <SpecialGoods destination={countryCode} onTake={take} />
        <MoreOfGoods form={form} />
      </div>
    </fieldset>
  );
}

/** What is as most parcels have it, in one line. */
function MoreOfGoods({ form }: { form: Form }) {
  const intl = useIntl();
  const [{ goodsType }] = form.values.goods;
  const [type, code, remark] = [form.text('goods.0.goodsType'), form.text('goods.0.hsCode'), form.text('remark')];
  const known = GOODS_TYPES.find((each) => each === goodsType) ?? 'GENERAL';
  return (
    <DisclosureRow
      open={[type, code, remark].some(({ error }) => error !== undefined)}
      summary={
        <>
          <FormattedMessage id="presend.more" />{' '}
          <span className={css.small}>
            <FormattedMessage id="presend.more.text" values={{ type: intl.formatMessage({ id: GOODS_TYPE_NAME[known] }) }} />
          </span>
        </>
      }
    >
      <div className={css.group}>
        <FieldPair>
          <SelectField {...type} label={<FormattedMessage id="presend.package.goodsType" />} choices={GOODS_TYPES.map((each) => ({ value: each, label: intl.formatMessage({ id: GOODS_TYPE_NAME[each] }) }))} />
          <TextField {...code} code dir="ltr" inputMode="numeric" maxLength={10} autoComplete="off" required={false} label={<FormattedMessage id="presend.package.hsCode" />} />
        </FieldPair>
        <TextAreaField {...remark} required={false} maxLength={500} rows={3} label={<FormattedMessage id="presend.package.remark" />} />
      </div>
    </DisclosureRow>
  );
}

/** Energy of one battery as its label says it. */
const EnergyField = (binding: ReturnType<Form['text']>) => (
  <TextField {...binding} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={8} suffix={<FormattedMessage id="presend.package.wattHours.unit" />} label={<FormattedMessage id="presend.package.wattHours" />} />
);
