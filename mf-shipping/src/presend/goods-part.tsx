import { Suspense } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { CURRENCIES, GOODS_TYPES, RULES } from '@amberlane/contract/domain';
import { Button, DisclosureRow, Icon, icons, Ltr } from '@amberlane/ui';
import { FieldPair, MoneyField, QuantityField, SelectField, TextField, type ContractFormState } from '@amberlane/ui/fields';
import type { GoodsChoice } from '../goods-helper/goods-helper.tsx';
import { LateGoodsHelper } from '../late/late-goods-helper.ts';
import { LateSpecialGoods } from '../late/late-special-goods.ts';
import { GOODS_TYPE_NAME, hasBattery } from '../goods-type/goods-type-name.ts';
import { withFacts, withItem, withoutItem, type PresendGoods, type PresendItems, type PresendValues } from './presend-values.ts';
import css from './presend.module.css';

type Form = ContractFormState<PresendValues>;

/** What is inside, item by item. */
export function GoodsPart({ form }: { form: Form }) {
  const { values } = form;
  const { goods } = values;
  const setGoods = (next: PresendItems): void => form.setValues({ ...values, goods: next });
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="presend.goods.title" />
      </legend>
      {goods.length === 1 ? (
        <Item form={form} index={0} />
      ) : (
        goods.map((_item, index) => (
          <fieldset key={index} className={css.item}>
            <legend className={css.itemHead}>
              <FormattedMessage id="presend.item" values={{ number: index + 1 }} />
            </legend>
            <Item form={form} index={index} />
            <Button small kind="quiet" onClick={() => setGoods(withoutItem(goods, index))}>
              <Icon of={icons.close} />
              <FormattedMessage id="presend.item.remove" values={{ number: index + 1 }} />
            </Button>
          </fieldset>
        ))
      )}
      {goods.length < RULES.goods.maxItems ? (
        <div>
          <Button small onClick={() => setGoods(withItem(goods))}>
            <Icon of={icons.plus} />
            <FormattedMessage id="presend.item.add" />
          </Button>
        </div>
      ) : (
        <p className={css.small}>
          <FormattedMessage id="presend.item.full" values={{ max: RULES.goods.maxItems }} />
        </p>
      )}
      <Suspense fallback={null}>
        <LateSpecialGoods destination={values.receiverAddress.countryCode} onTake={({ goodsType }) => setGoods(withFacts(goods, goods.length - 1, { goodsType }))} />
      </Suspense>
    </fieldset>
  );
}

interface ItemProps {
  readonly form: Form;
  readonly index: number;
}

/** One kind of goods: while its name is being typed, whether it is taken and how customs call it. */
function Item({ form, index }: ItemProps) {
  const intl = useIntl();
  const item = form.values.goods[index];
  if (!item) return null;
  const bound = (field: keyof PresendGoods | 'battery.wattHours' | 'battery.count') => form.text(`goods.${index}.${field}`);
  const take = ({ goodsType, hsCode, nameEn, nameCn }: GoodsChoice): void => {
    const taken = { ...(goodsType && { goodsType }), ...(hsCode && { hsCode }), ...(nameEn && { goodsNameEn: nameEn }), ...(nameCn && { goodsNameCn: nameCn }) };
    form.setValues((present) => ({ ...present, goods: withFacts(present.goods, index, taken) }));
  };
  return (
    <>
      <TextField {...bound('goodsNameEn')} maxLength={80} autoComplete="off" label={<FormattedMessage id="presend.package.nameEn" />} hint={<FormattedMessage id="presend.package.nameEn.hint" />} />
      {item.hsCode === '' ? (
        <Suspense fallback={null}>
          <LateGoodsHelper destination={form.values.receiverAddress.countryCode} text={item.goodsNameEn || item.goodsNameCn} onChoose={take} />
        </Suspense>
      ) : null}
      <FieldPair>
        <TextField {...bound('goodsNameCn')} maxLength={80} autoComplete="off" label={<FormattedMessage id="presend.package.nameCn" />} hint={<FormattedMessage id="presend.package.nameCn.hint" />} />
        <div className={css.pair}>
          <QuantityField {...bound('quantity')} label={intl.formatMessage({ id: 'presend.package.quantity' })} max={99_999} />
          <MoneyField {...bound('unitPrice')} currency={form.values.currency} label={<FormattedMessage id="presend.package.unitPrice" />} />
        </div>
        {hasBattery(item.goodsType) ? (
          <>
            <EnergyField {...bound('battery.wattHours')} />
            <QuantityField {...bound('battery.count')} label={intl.formatMessage({ id: 'presend.package.batteries' })} max={1_000} />
          </>
        ) : null}
      </FieldPair>
      <MoreOfGoods form={form} index={index} />
    </>
  );
}

/** What is as most parcels have it, in one line; the currency of all items stands with the first. */
function MoreOfGoods({ form, index }: ItemProps) {
  const intl = useIntl();
  const [type, code, currency] = [form.text(`goods.${index}.goodsType`), form.text(`goods.${index}.hsCode`), form.text('currency')];
  const known = GOODS_TYPES.find((each) => each === type.value) ?? 'GENERAL';
  const isFirst = index === 0;
  return (
    <DisclosureRow
      open={[type, code].some(({ error }) => error !== undefined)}
      summary={
        <>
          <FormattedMessage id={isFirst ? 'presend.more.first' : 'presend.more'} />{' '}
          <span className={css.small}>
            <FormattedMessage id={isFirst ? 'presend.more.first.text' : 'presend.more.text'} values={{ type: intl.formatMessage({ id: GOODS_TYPE_NAME[known] }), currency: <Ltr key="currency">{currency.value}</Ltr> }} />
          </span>
        </>
      }
    >
      <FieldPair>
        <SelectField {...type} label={<FormattedMessage id="presend.package.goodsType" />} choices={GOODS_TYPES.map((each) => ({ value: each, label: intl.formatMessage({ id: GOODS_TYPE_NAME[each] }) }))} />
        {isFirst ? <SelectField {...currency} label={<FormattedMessage id="presend.package.currency" />} choices={CURRENCIES.map((each) => ({ value: each, label: each }))} /> : null}
        <TextField {...code} code dir="ltr" inputMode="numeric" maxLength={10} autoComplete="off" required={false} label={<FormattedMessage id="presend.package.hsCode" />} />
      </FieldPair>
    </DisclosureRow>
  );
}

/** Energy of one battery as its label says it. */
const EnergyField = (binding: ReturnType<Form['text']>) => (
  <TextField {...binding} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={8} suffix={<FormattedMessage id="presend.package.wattHours.unit" />} label={<FormattedMessage id="presend.package.wattHours" />} />
);
