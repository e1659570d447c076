import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { Market } from '@amberlane/contract/site';
import { partOnSite } from '@amberlane/testing/render-page';
import declaration from '../../remote.config.ts';
import { AddressLines } from './address-lines.tsx';

afterEach(cleanup);

const AGDAL = { address: '31 Avenue de France, Agdal', localAddress: '31 شارع فرنسا، أكدال', landmark: 'Près de la gare d’Agdal', localLandmark: 'قرب محطة أكدال', countryCode: 'MA' } as const;

function linesFor(market: Market) {
  const { container } = render(partOnSite({ remote: declaration, at: 'location-map', answer: () => ({}), market }).around(<AddressLines {...AGDAL} />));
  return [...container.querySelectorAll('p')].map(({ lang, textContent }) => [lang, textContent]);
}

describe('the address of a Moroccan point', () => {
  it('begins in French for a reader of French, and says which lines are Arabic', () => {
    expect(linesFor({ country: 'MA', locale: 'fr' })).toEqual([
      ['', AGDAL.address], ['', AGDAL.landmark], ['ar-MA', AGDAL.localAddress], ['ar-MA', AGDAL.localLandmark],
    ]);
  });

  it('says in English pages that its Latin lines are French', () => {
    expect(linesFor({ country: 'MA', locale: 'en' }).slice(0, 2)).toEqual([['fr', AGDAL.address], ['fr', AGDAL.landmark]]);
  });
});
