/** The map with a list of two points, as a form has it. */
import { useState } from 'react';
import { Slot } from '@amberlane/core';

const POINTS = [
  { siteCode: 'GH-ACC-01', siteName: 'Osu shop', lat: 5.556, lng: -.182 },
  { siteCode: 'GH-KMS-01', siteName: 'Adum shop', lat: 6.69, lng: -1.624 },
];

export default function ServicePointMapInPage() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <ul>
        {POINTS.map(({ siteCode, siteName }) => (
          <li key={siteCode}>
            <button type="button" aria-pressed={siteCode === chosen} onClick={() => setChosen(siteCode)}>
              <bdi>{siteName}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <Slot name="service-point-map" props={{ points: POINTS, chosen, onChoose: setChosen }} />
    </>
  );
}
