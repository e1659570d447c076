/** A delivered parcel as the tracking page shows it, with the question below. */
import { useState } from 'react';
import { Slot } from '@amberlane/core';

/** The mock API has delivered it. */
const DELIVERED_PARCEL = 'NG407183529669';

export default function DeliveredParcelPage() {
  const [deliveredAt] = useState(() => new Date().toISOString());
  return (
    <section>
      <h2>{DELIVERED_PARCEL}</h2>
      <h3>{DELIVERED_PARCEL}</h3>
      <Slot name="delivered-question" props={{ waybillNo: DELIVERED_PARCEL, deliveredAt }} />
    </section>
  );
}
