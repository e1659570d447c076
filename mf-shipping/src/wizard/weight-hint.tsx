import { FormattedMessage, useIntl } from '@amberlane/core';
import { parcelLimits, type PricedProduct } from '@amberlane/contract/domain/rules/products';
import { gramsOf } from '@amberlane/ui/fields';
import { PRODUCT_NAMES } from './product-names.ts';
import type { WizardState } from './use-wizard.ts';

const GRAMS_PER_KG = 1_000;

/** A weight, and how it is entered. */
const ROUNDING = { exact: 2.3, rounded: 3 } as const;

interface WeightHintProps {
  readonly wizard: Pick<WizardState, 'values' | 'kind'>;
  /** What it is asked for and the most of any service, and nothing of how it is billed. */
  readonly brief?: boolean;
}

/** How a weight is typed, the most that one shipment of each service takes, and by which weight it is billed; a weight that came with decimals is kept (spec §5, §9). */
export function WeightHint({ wizard, brief = false }: WeightHintProps) {
  if (brief) return <TypedWeight wizard={wizard} brief />;
  return (
    <>
      <TypedWeight wizard={wizard} /> <FormattedMessage id="ship-goods.weight.billed" />
    </>
  );
}

function TypedWeight({ wizard: { values, kind }, brief = false }: WeightHintProps) {
  const intl = useIntl();
  if (values.weightGrams === values.knownWeight && (gramsOf(values.knownWeight) ?? 0) % GRAMS_PER_KG !== 0) return <FormattedMessage id="ship-goods.weight.exact" />;
  const most = mostKilograms(kind === 'local' ? 'localDelivery' : 'specialLine');
  if (brief) return <FormattedMessage id="ship-goods.weight.brief" values={{ ...ROUNDING, most }} />;
  if (kind === 'local') return <FormattedMessage id="ship-goods.weight.hint" values={{ ...ROUNDING, most }} />;
  const limits = PRODUCT_NAMES.filter(({ code }) => code !== 'localDelivery').map(({ code, name }) => intl.formatMessage({ id: 'ship-goods.weight.limit' }, { service: intl.formatMessage({ id: name }), most: mostKilograms(code) }));
  return <FormattedMessage id="ship-goods.weight.abroad" values={{ ...ROUNDING, limits: intl.formatList(limits) }} />;
}

/** Kilograms that one shipment of a service may weigh today. */
export const mostKilograms = (product: PricedProduct): number => parcelLimits(product, new Date().toISOString().slice(0, 10)).maxWaybillGrams / GRAMS_PER_KG;
