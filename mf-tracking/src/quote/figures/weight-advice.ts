/** What would make a parcel cost less to send, found by trying it with the rule of its product. Pure. */
import { chargeableWeight, type ParcelLimits, type PieceSize, type WeighingRule } from '@amberlane/contract/domain';

/** A parcel as it was measured; weight in grams for all pieces together. */
export interface MeasuredParcel {
  readonly weightGrams: number;
  /** Of each piece; null while nobody has measured. */
  readonly size: PieceSize | null;
  readonly pieces: number;
}

/** The height first: goods can be packed lower more often than shorter. */
const SIDES = ['height', 'width', 'length'] as const;
export type Side = (typeof SIDES)[number];

export type WeightAdvice =
  /** This much off one side, whole centimetres. */
  | { readonly kind: 'smaller'; readonly side: Side; readonly lessCm: number; readonly chargeableGrams: number }
  /** This much off the scale. */
  | { readonly kind: 'lighter'; readonly lessGrams: number; readonly chargeableGrams: number }
  /** Scale and volume lie in one step: either alone changes nothing. */
  | { readonly kind: 'both' }
  /** Nothing is charged for less. */
  | { readonly kind: 'least'; readonly chargeableGrams: number };

const MILLIMETRES = 10;

/** The smallest change that is charged for less. */
export function weightAdvice(parcel: MeasuredParcel, rule: WeighingRule, limits: ParcelLimits): WeightAdvice {
  const charged = chargedFor(parcel, rule);
  if (charged <= chargedFor({ ...parcel, weightGrams: 1, size: null }, rule)) return { kind: 'least', chargeableGrams: charged };
  return smaller(parcel, charged, rule, limits) ?? lighter(parcel, charged, rule) ?? { kind: 'both' };
}

const chargedFor = ({ weightGrams, size, pieces }: MeasuredParcel, rule: WeighingRule): number => chargeableWeight(weightGrams, size, pieces, rule).chargeableGrams;

function smaller(parcel: MeasuredParcel, charged: number, rule: WeighingRule, { minSideMm }: ParcelLimits): WeightAdvice | null {
  const { size } = parcel;
  if (!size || chargedFor({ ...parcel, size: null }, rule) >= charged) return null;
  const found = SIDES.flatMap((side) => {
    const cm = Math.ceil(sideOf(size, side) / MILLIMETRES);
    for (let lessCm = 1; lessCm < cm; lessCm += 1) {
      const cut = withSide(size, side, (cm - lessCm) * MILLIMETRES);
      if (!carriesLabel(cut, minSideMm) && carriesLabel(size, minSideMm)) break;
      const chargeableGrams = chargedFor({ ...parcel, size: cut }, rule);
      if (chargeableGrams < charged) return [{ kind: 'smaller', side, lessCm, chargeableGrams } as const];
    }
    return [];
  });
  return found.sort((a, b) => a.lessCm - b.lessCm || a.chargeableGrams - b.chargeableGrams)[0] ?? null;
}

function lighter(parcel: MeasuredParcel, charged: number, rule: WeighingRule): WeightAdvice | null {
  const found = rule.steps
    .map(({ stepGrams }) => charged - stepGrams)
    .filter((weightGrams) => weightGrams > 0 && weightGrams < parcel.weightGrams)
    .map((weightGrams) => ({ kind: 'lighter', lessGrams: parcel.weightGrams - weightGrams, chargeableGrams: chargedFor({ ...parcel, weightGrams }, rule) }) as const)
    .filter(({ chargeableGrams }) => chargeableGrams < charged);
  return found.sort((a, b) => a.lessGrams - b.lessGrams)[0] ?? null;
}

const sideOf = ({ lengthMm, widthMm, heightMm }: PieceSize, side: Side): number => ({ length: lengthMm, width: widthMm, height: heightMm })[side];

const withSide = (size: PieceSize, side: Side, mm: number): PieceSize => ({ ...size, [`${side}Mm`]: mm });

/** The two longer sides hold the label. */
function carriesLabel({ lengthMm, widthMm, heightMm }: PieceSize, minSideMm: number): boolean {
  const [, second = 0] = [lengthMm, widthMm, heightMm].sort((a, b) => b - a);
  return second >= minSideMm;
}
