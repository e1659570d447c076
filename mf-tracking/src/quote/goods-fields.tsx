import { categorySurcharge, type SurchargeCategory } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { DOT, Money, Select } from '@amberlane/ui';
import { FormFold } from './form-fold.tsx';
import type { FormPart } from './form-part.ts';
import { FLAGS, PLAIN_GOODS, type Flag } from './quote-entry.ts';
import css from './quote-form.module.css';

const GOODS_NAMES = {
  GENERAL: 'quote.goods.general',
  DOCUMENT: 'quote.goods.document',
  CLOTHES: 'quote.goods.clothes',
  COSMETICS: 'quote.goods.cosmetics',
  LIQUID_POWDER: 'quote.goods.liquidPowder',
  MAGNET: 'quote.goods.magnet',
  FOOD: 'quote.goods.food',
  AUTO_PARTS: 'quote.goods.autoParts',
  ELECTRONICS: 'quote.goods.electronics',
  HOUSEHOLD: 'quote.goods.household',
  OTHER: 'quote.goods.other',
} as const satisfies Record<(typeof PLAIN_GOODS)[number], string>;

/** Message of the kind of goods. */
export const goodsName = ({ goods }: Pick<FormPart['entry'], 'goods'>): string => GOODS_NAMES[PLAIN_GOODS.find((kind) => kind === goods) ?? 'GENERAL'];

const CATEGORY_OF: Readonly<Record<Flag, SurchargeCategory>> = { brand: 'brand', phones: 'phoneTablet' };

/** What is inside, as questions: the kind, and what costs more. */
export function GoodsFields(part: FormPart) {
  const { addressed, entry, idOf, errorOf } = part;
  const intl = useIntl();
  const named = [goodsName(entry), ...FLAGS.filter((flag) => entry[flag]).map((flag) => `quote.form.${flag}`)];
  return (
    <FormFold title={<FormattedMessage id="quote.form.inside" />} value={named.map((id) => intl.formatMessage({ id })).join(DOT)} isFaulty={errorOf('goods') !== null}>
      <Select id={idOf('goods')} name="goods" label={<FormattedMessage id="quote.form.goods" />} error={errorOf('goods')} defaultValue={addressed.goods}>
        {PLAIN_GOODS.map((kind) => (
          <option key={kind} value={kind}>
            {intl.formatMessage({ id: GOODS_NAMES[kind] })}
          </option>
        ))}
      </Select>
      <Question flag="phones" {...part} />
      <Question flag="brand" {...part} />
    </FormFold>
  );
}

function Question({ flag, ...part }: FormPart & { flag: Flag }) {
  const { addressed, idOf } = part;
  return (
    <label className={css.option}>
      <input type="checkbox" id={idOf(flag)} name={flag} value="1" defaultChecked={addressed[flag]} className={css.box} />
      <span>
        <FormattedMessage id={`quote.form.${flag}`} />
        <span className={css.detail}>
          <Surcharge category={CATEGORY_OF[flag]} {...part} />
        </span>
      </span>
    </label>
  );
}

function Surcharge({ category, ends: { origin, destination }, book }: FormPart & { category: SurchargeCategory }) {
  const rule = categorySurcharge(category, origin?.gateway ?? null, book.day);
  const isSpared = destination !== null && (rule === null || rule.exceptFor.includes(destination.country) || origin?.country === destination.country);
  if (isSpared) return <FormattedMessage id="quote.form.noSurcharge" values={{ country: <FormattedMessage id={`quote.country.${destination.country}`} /> }} />;
  return rule ? <FormattedMessage id="quote.form.perKilogram" values={{ amount: <Money of={{ amount: rule.fenPerKg, currency: 'CNY' }} /> }} /> : null;
}
