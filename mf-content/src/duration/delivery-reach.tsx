import { remoteRule, transitDays } from '@amberlane/contract/domain';
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../content-slice.ts';
import { Say } from '../content/say.tsx';
import { DurationScale } from './duration-scale.tsx';

type Line = 'near' | 'nearText' | 'far' | 'farText';

/** Local delivery to main towns and to remote areas on one scale; `textOf` gives the message of each line. */
export function DeliveryReach({ textOf }: { textOf: (line: Line) => string }) {
  const day = useSelector(selectAsOf);
  const local = transitDays('localDelivery', day);
  const added = remoteRule(day);
  return (
    <DurationScale
      rows={[
        { id: 'near', name: <Say id={textOf('near')} />, text: <Say id={textOf('nearText')} />, ...local, own: true },
        { id: 'far', name: <Say id={textOf('far')} />, text: <Say id={textOf('farText')} />, from: local.from + added.from, to: local.to + added.to },
      ]}
    />
  );
}
