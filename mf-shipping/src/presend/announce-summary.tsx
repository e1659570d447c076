import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { gramsOf } from '@amberlane/ui/fields';
import { Weight } from '@amberlane/ui';
import { Estimate } from './estimate.tsx';
import type { Hub } from './presend-calls.ts';
import type { PresendValues } from './presend-values.ts';
import css from './presend.module.css';

interface AnnounceSummaryProps {
  readonly values: PresendValues;
  readonly hub: Hub | undefined;
  /** That the entries are kept on the device. */
  readonly saved: ReactNode;
}

/** The announcement as it grows, beside the form. */
export function AnnounceSummary({ values, hub, saved }: AnnounceSummaryProps) {
  const intl = useIntl();
  const named = values.goods.filter(({ goodsNameEn }) => goodsNameEn !== '');
  const grams = gramsOf(values.weightGrams);
  const { city, countryCode } = values.receiverAddress;
  const country = intl.formatDisplayName(countryCode, { type: 'region' }) ?? countryCode;
  return (
    <section className={css.summary} aria-labelledby="presend-summary">
      <h2 id="presend-summary" className={css.subtitle}>
        <FormattedMessage id="presend.summary" />
      </h2>
      <Estimate values={values} hub={hub} />
      <dl className={css.facts}>
        {named.length === 0 ? null : (
          <>
            <dt>
              <FormattedMessage id="presend.list.goods" />
            </dt>
            <dd>
              {named.map(({ goodsNameEn, quantity }, index) => (
                <span key={index} className={css.line}>
                  <bdi>{goodsNameEn}</bdi> {Number(quantity) > 1 ? <FormattedMessage id="presend.summary.times" values={{ count: Number(quantity) }} /> : null}
                </span>
              ))}
            </dd>
          </>
        )}
        {grams === null || grams < 1 ? null : (
          <>
            <dt>
              <FormattedMessage id="presend.package.weight" />
            </dt>
            <dd>
              <Weight grams={grams} />
            </dd>
          </>
        )}
        <dt>
          <FormattedMessage id="presend.list.to" />
        </dt>
        <dd>{city ? <FormattedMessage id="presend.list.place" values={{ city: <bdi key="city">{city}</bdi>, country }} /> : country}</dd>
        {hub ? (
          <>
            <dt>
              <FormattedMessage id="presend.package.warehouse" />
            </dt>
            <dd>
              <bdi>{hub.cityName}</bdi>
            </dd>
          </>
        ) : null}
      </dl>
      {saved}
    </section>
  );
}
