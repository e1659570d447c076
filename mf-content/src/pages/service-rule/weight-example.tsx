import { weighingRule } from '@amberlane/contract/domain';
import { FormattedMessage, useSelector } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';

/** A parcel that is larger than it weighs: centimetres and kilograms. */
const PARCEL = { sides: [40, 30, 20], kg: 3 } as const;
const TIMES = '\u00a0×\u00a0';

/** What such a parcel is charged for, by the rule that bills. */
export function WeightExample() {
  const { volumeDivisor } = weighingRule('smallParcel', useSelector(selectAsOf));
  const volume = PARCEL.sides.reduce((product, side) => product * side, 1) / volumeDivisor;
  return (
    <p>
      <FormattedMessage
        id="rules.example"
        values={{ size: <Ltr key="size">{PARCEL.sides.join(TIMES)}</Ltr>, actual: PARCEL.kg, volume, charged: Math.max(PARCEL.kg, volume) }}
      />
    </p>
  );
}
