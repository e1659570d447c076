import { FormattedMessage, useIntl } from '@amberlane/core';
import { parcelLimits, type PricedProduct } from '@amberlane/contract/domain/rules/products';
import { gramsOf } from '@amberlane/ui/fields';
import { PRODUCT_NAMES } from './product-names.ts';
import type { WizardState } from './use-wizard.ts';

const GRAMS_PER_KG = 1_000;

/** How a weight is typed, and the most that each service of this shipment takes; a weight that came with decimals is kept (spec §5). */
export function WeightHint({ wizard: { values, kind } }: { wizard: Pick<WizardState, 'values' | 'kind'> }) {
  const intl = useIntl();
  if (values.weightGrams === values.knownWeight && (gramsOf(values.knownWeight) ?? 0) % GRAMS_PER_KG !== 0) return <FormattedMessage id="ship-goods.weight.exact" />;
  const day = new Date().toISOString().slice(0, 10);
  const mostOf = (product: PricedProduct): number => parcelLimits(product, day).maxWaybillGrams / GRAMS_PER_KG;
  if (kind === 'local') return <FormattedMessage id="ship-goods.weight.hint" values={{ most: mostOf('localDelivery') }} />;
  const limits = PRODUCT_NAMES.filter(({ code }) => code !== 'localDelivery').map(({ code, name }) => intl.formatMessage({ id: 'ship-goods.weight.limit' }, { service: intl.formatMessage({ id: name }), most: mostOf(code) }));
  return <FormattedMessage id="ship-goods.weight.abroad" values={{ limits: intl.formatList(limits, { type: 'unit' }) }} />;
}
