import type { Country } from '@amberlane/contract/site';
import { useMarket } from '@amberlane/core';
import { Say } from '../../content/say.tsx';

/** The page is not for China, so parcels to China have no text here. */
const TEXTS: Readonly<Partial<Record<Country, string>>> = {
  NG: 'rules.label.ng',
  GH: 'rules.label.gh',
  KE: 'rules.label.ke',
  UG: 'rules.label.ug',
  MA: 'rules.label.ma',
  EG: 'rules.label.eg',
  SA: 'rules.label.sa',
  AE: 'rules.label.ae',
  PK: 'rules.label.pk',
  TR: 'rules.label.tr',
};

/** What an address in the reader's country needs, as forms ask for it (`ADDRESS_RULES`). */
export function CountryLabel() {
  const text = TEXTS[useMarket().country];
  return (
    text && (
      <p>
        <Say id={text} />
      </p>
    )
  );
}
