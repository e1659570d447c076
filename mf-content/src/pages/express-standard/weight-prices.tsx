import { freightAmount, parcelLimits } from '@amberlane/contract/domain';
import { currencyOf } from '@amberlane/contract/domain/country-currency';
import { useMarket, useSelector } from '@amberlane/core';
import { DataTable, TextLink, type Column } from '@amberlane/ui';
import content from '../../../content/express-standard/en.md';
import { selectAsOf } from '../../content-slice.ts';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { ApproximateNote } from '../../lane-prices/approximate-note.tsx';
import { useOwnTariff, type OwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import { TextSection } from '../../section/text-section.tsx';
import css from './amounts.module.css';

/** Weights of the prices, kilograms; a weight above the limit of a parcel is left out. */
const KILOGRAMS = [1, 5, 10, 20, 30] as const;
const GRAMS = 1000;

/** What some weights cost within the main city and from it to another, by the tariffs that bill; no section while they are not known. */
export function WeightPrices() {
  const { country } = useMarket();
  const { maxWaybillGrams } = parcelLimits('localDelivery', useSelector(selectAsOf));
  const tariff = useOwnTariff('localDelivery');
  if (!tariff) return null;
  return (
    <TextSection section={sectionOf(content, 'prices')} beside>
      <DataTable
        caption={<Say id="express-standard.prices.title" />}
        captionHidden
        columns={columnsOf(tariff)}
        rows={KILOGRAMS.filter((kilograms) => kilograms * GRAMS <= maxWaybillGrams)}
        rowKey={String}
        reflow="never"
        footer={currencyOf(country) === 'CNY' ? undefined : <ApproximateNote />}
      />
      <p className={css.more}>
        <TextLink kind="more" to="rates?product=localDelivery">
          <Say id="express-standard.act.price" />
        </TextLink>
      </p>
    </TextSection>
  );
}

function columnsOf({ onward, ...within }: OwnTariff): readonly Column<number>[] {
  const { city } = within;
  return [
    { id: 'weight', header: <Say id="express-standard.prices.weight" />, cell: (kilograms) => <Say id="express-standard.prices.kilograms" values={{ kilograms }} /> },
    {
      id: 'within',
      header: <span className={css.lane}><Say id="express-standard.prices.within" values={{ city }} /></span>,
      figures: true,
      cell: (kilograms) => <ReaderPrice fen={freightAmount(within, kilograms * GRAMS)} second={css.second} />,
    },
    ...(onward
      ? [{
          id: 'between',
          header: <span className={css.lane}><Say id="express-standard.prices.between" values={{ from: city, city: onward.city }} /></span>,
          figures: true,
          cell: (kilograms: number) => <ReaderPrice fen={freightAmount(onward, kilograms * GRAMS)} second={css.second} />,
        }]
      : []),
  ];
}
