import { FormattedMessage, useIntl } from '@amberlane/core';
import { chargeableWeight } from '@amberlane/contract/domain/chargeable-weight';
import { parcelLimits, weighingRule, type PricedProduct } from '@amberlane/contract/domain/rules/products';
import { gramsOf } from '@amberlane/ui/fields';
import { PRODUCT_NAMES } from './product-names.ts';
import type { WizardState } from './use-wizard.ts';

const GRAMS_PER_KG = 1_000;

/** A weight, and how it is entered. */
const ROUNDING = { exact: 2.3, rounded: 3 } as const;

interface WeightHintProps {
  readonly wizard: Pick<WizardState, 'values' | 'kind'>;
  /** Only the most that a shipment of the ticked kinds weighs. */
  readonly brief?: boolean;
}

/** How a weight is typed and billed, the most that one shipment of each service takes; a weight that came with decimals is kept (spec §5, §9). */
export function WeightHint({ wizard, brief = false }: WeightHintProps) {
  if (brief) return <TypedWeight wizard={wizard} brief />;
  return (
    <>
      <TypedWeight wizard={wizard} /> <FormattedMessage id="ship-goods.weight.billed" /> <BilledWeight kind={wizard.kind} />
    </>
  );
}

const PRODUCTS = { local: ['localDelivery'], international: ['smallParcel', 'specialLine'] } as const satisfies Record<WizardState['kind'], readonly PricedProduct[]>;

/** That the rounded entry is not what is billed. */
function BilledWeight({ kind }: Pick<WizardState, 'kind'>) {
  const intl = useIntl();
  const billed = new Set(PRODUCTS[kind].map((product) => intl.formatNumber(billedKilograms(product, ROUNDING.exact))));
  return <FormattedMessage id="ship-goods.weight.steps" values={{ ...ROUNDING, billed: intl.formatList([...billed], { type: 'disjunction' }), several: billed.size > 1 ? 'yes' : 'no' }} />;
}

function TypedWeight({ wizard: { values, kind }, brief = false }: WeightHintProps) {
  const intl = useIntl();
  if (values.weightGrams === values.knownWeight && (gramsOf(values.knownWeight) ?? 0) % GRAMS_PER_KG !== 0) return <FormattedMessage id="ship-goods.weight.exact" />;
  if (brief) {
    const isLimited = kind === 'international' && isSmall(values);
    return <FormattedMessage id="ship-goods.weight.brief" values={{ most: mostKilograms(kind === 'local' ? 'localDelivery' : isLimited ? 'smallParcel' : 'specialLine'), large: mostKilograms('specialLine'), both: isLimited ? 'yes' : 'no' }} />;
  }
  if (kind === 'local') return <FormattedMessage id="ship-goods.weight.hint" values={{ ...ROUNDING, most: mostKilograms('localDelivery') }} />;
  const limits = PRODUCT_NAMES.filter(({ code }) => code !== 'localDelivery').map(({ code, name }) => intl.formatMessage({ id: 'ship-goods.weight.limit' }, { service: intl.formatMessage({ id: name }), most: mostKilograms(code) }));
  return <FormattedMessage id="ship-goods.weight.abroad" values={{ ...ROUNDING, limits: intl.formatList(limits) }} />;
}

/** Kinds of the dictionary SHIP_REQUIRE that may be more than a small parcel. */
export const LARGE_KINDS: readonly string[] = ['LARGE_PACKAGE', 'PALLET'];

/** Something is ticked, and nothing large. */
const isSmall = ({ serviceTypes }: WizardState['values']): boolean => serviceTypes.length > 0 && !serviceTypes.some((kind) => LARGE_KINDS.includes(kind));

const today = (): string => new Date().toISOString().slice(0, 10);

/** Kilograms that a parcel of this weight is billed by, its size left out. */
const billedKilograms = (product: PricedProduct, kilograms: number): number => chargeableWeight(kilograms * GRAMS_PER_KG, null, 1, weighingRule(product, today())).chargeableGrams / GRAMS_PER_KG;

/** Kilograms that one shipment of a service may weigh today. */
export const mostKilograms = (product: PricedProduct): number => parcelLimits(product, today()).maxWaybillGrams / GRAMS_PER_KG;
