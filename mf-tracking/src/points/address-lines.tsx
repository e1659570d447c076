import { COUNTRY_LOCALES, languageTag } from '@amberlane/contract/site';
import { useMarket } from '@amberlane/core';
import type { ListedPoint } from '../api/points-api.ts';
import css from './address-lines.module.css';

type Addressed = Pick<ListedPoint, 'address' | 'localAddress' | 'landmark' | 'localLandmark' | 'countryCode'>;

/** Address and landmark as the country writes them, then in Latin letters for who reads those. */
export function AddressLines({ address, localAddress, landmark, localLandmark, countryCode }: Addressed) {
  const { locale } = useMarket();
  const lang = languageTag({ country: countryCode, locale: COUNTRY_LOCALES[countryCode][0] });
  const latin = locale === 'en' ? undefined : 'en';
  return (
    <div className={css.address}>
      {localAddress ? (
        <p lang={lang}>
          <bdi>{localAddress}</bdi>
        </p>
      ) : null}
      <p lang={latin}>
        <bdi>{address}</bdi>
      </p>
      <p className={css.landmark}>
        {localLandmark ? <bdi lang={lang}>{localLandmark}</bdi> : <bdi lang={latin}>{landmark}</bdi>}
      </p>
    </div>
  );
}
