/** Goods whose category the list of this kind of order does not have: the country was changed after it was chosen. Pure. */
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { WizardValues } from './values.ts';
import type { Dictionaries } from './wizard-calls.ts';

/** None while the lists have not come. */
export function unlistedGoods({ goods }: Pick<WizardValues, 'goods'>, words: Dictionaries | undefined, isLocal: boolean): readonly Pick<FieldFault, 'field' | 'code'>[] {
  const list = isLocal ? words?.LOCAL_GOODS_TYPE : words?.INTL_GOODS_TYPE;
  if (!list) return [];
  const isListed = (code: string): boolean => list.some(({ dictCode }) => dictCode === code);
  return goods.flatMap(({ goodsType }, index) => (goodsType === '' || isListed(goodsType) ? [] : [{ field: `goods.${index}.goodsType`, code: 'choice' as const }]));
}
