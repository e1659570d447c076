import { Fragment } from 'react';
import { COUNTRY_LOCALES, languageTag, type Locale } from '@amberlane/contract/site';
import { useMarket } from '@amberlane/core';
import type { ListedPoint } from '../api/points-api.ts';
import css from './address-lines.module.css';

type Addressed = Pick<ListedPoint, 'address' | 'localAddress' | 'landmark' | 'localLandmark' | 'countryCode'>;

const ARABIC_SCRIPT: readonly Locale[] = ['ar', 'ur'];

/** Whether a reader of one language reads the script of the other. */
const shareScript = (one: Locale, other: Locale): boolean => one === other || (ARABIC_SCRIPT.includes(one) && ARABIC_SCRIPT.includes(other));

/** Languages of the local and of the Latin script, where the latter is not English. */
const MOROCCO = ['ar', 'fr'] as const;

/** Address and landmark in both scripts that there are, that of the page first; `brief`: in the one of the page alone. */
export function AddressLines({ address, localAddress, landmark, localLandmark, countryCode, brief = false }: Addressed & { readonly brief?: boolean }) {
  const { locale } = useMarket();
  const [local, latin] = countryCode === 'MA' ? MOROCCO : ([COUNTRY_LOCALES[countryCode][0], 'en'] as const);
  const scripts = [
    { lang: languageTag({ country: countryCode, locale: local }), address: localAddress, landmark: localLandmark },
    { lang: locale === latin ? undefined : latin, address, landmark },
  ];
  const ordered = shareScript(locale, local) ? scripts : scripts.toReversed();
  const shown = brief ? ordered.filter((script) => script.address).slice(0, 1) : ordered;
  return (
    <div className={brief ? `${css.address} ${css.brief}` : css.address}>
      {shown.map(({ lang, address: line, landmark: mark }) => (
        <Fragment key={lang ?? locale}>
          {line ? (
            <p lang={lang}>
              <bdi>{line}</bdi>
            </p>
          ) : null}
          {mark ? (
            <p lang={lang} className={css.landmark}>
              <bdi>{mark}</bdi>
            </p>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}
