import { remoteRule, transitDays } from '@amberlane/contract';
import { useSelector } from '@amberlane/core';
import { selectAsOf } from '../content-slice.ts';
import { Say } from '../content/say.tsx';
import { DurationScale } from './duration-scale.tsx';

/** Local delivery to main towns and to remote areas on one scale; `texts` is the id above `near`, `nearText`, `far`, `farText`. */
export function DeliveryReach({ texts }: { texts: string }) {
  const day = useSelector(selectAsOf);
  const local = transitDays('localDelivery', day);
  const added = remoteRule(day);
  return (
    <DurationScale
      rows={[
        { id: 'near', name: <Say id={`${texts}.near`} />, text: <Say id={`${texts}.nearText`} />, ...local, own: true },
        { id: 'far', name: <Say id={`${texts}.far`} />, text: <Say id={`${texts}.farText`} />, from: local.from + added.from, to: local.to + added.to },
      ]}
    />
  );
}
