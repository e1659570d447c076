import { useEffect, useState } from 'react';
import type { Country } from '@amberlane/contract/site';
import { countryOf, parseAddress, type PastedAddress } from './parse-address.ts';
import { loadGazetteer, NO_PLACES } from './places.ts';

/** A pause in typing after which the text is read, ms. */
const PAUSE_MS = 250;

/** What a text was understood as; null while it is being read, and for an empty text. */
export function useParsed(text: string, country: Country): PastedAddress | null {
  const [read, setRead] = useState<{ readonly of: string; readonly address: PastedAddress } | null>(null);
  const of = `${country}\n${text}`;
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      const own = countryOf(text, country);
      void loadGazetteer(own)
        .catch(() => NO_PLACES)
        .then((places) => {
          if (!stale) setRead({ of, address: parseAddress(text, own, places) });
        });
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [of, text, country]);
  return text.trim() !== '' && read?.of === of ? read.address : null;
}
