import type { ReactNode } from 'react';
import { freightAmount } from '@amberlane/contract/domain';
import { FormattedMessage, useMarket } from '@amberlane/core';
import content from '../../../content/intl-straight/en.md';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { GRAMS } from '../../facts/fact-group.ts';
import { ApproximateNote } from '../../lane-prices/approximate-note.tsx';
import { LOCAL_AMOUNTS } from '../../lane-prices/local-amounts.tsx';
import { useOwnTariff, type OwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import { headingId } from '../../section/section.tsx';
import css from './compared.module.css';

/** Weights whose prices stand side by side, kilograms: each service costs less at one of them. */
const PRICED_KG = [1, 2, 10] as const;

const { id: SECTION, blocks, sections } = sectionOf(content, 'compare');

interface ComparedRow {
  readonly id: string;
  /** Feature, small parcel, special line. */
  readonly cells: readonly ReactNode[];
}

/** Tariffs of both lines to the reader's country; null in China, where nothing arrives, and while one is not known. */
function useTariffs(): Readonly<Record<'small' | 'special', OwnTariff>> | null {
  const small = useOwnTariff('smallParcel');
  const special = useOwnTariff('specialLine');
  return useMarket().country !== 'CN' && small && special ? { small, special } : null;
}

/** What each weight costs on both lines. */
const pricedRows = ({ small, special }: NonNullable<ReturnType<typeof useTariffs>>): readonly ComparedRow[] =>
  PRICED_KG.map((kilograms) => {
    const fen = [small, special].map((tariff) => freightAmount(tariff, kilograms * GRAMS));
    return {
      id: `price-${kilograms}`,
      cells: [
        <FormattedMessage key="name" id="content.price.term" values={{ kilograms }} />,
        ...fen.map((each, index) => <Price key={index} fen={each} isLower={each < Math.max(...fen)} />),
      ],
    };
  });

const Price = ({ fen, isLower }: { fen: number; isLower: boolean }) => {
  const price = <ReaderPrice fen={fen} second={css.second} />;
  return isLower ? <b>{price}</b> : price;
};

/** Both lines under their names: what some weights cost, then what the text compares, then in one cell what both have in common. */
export function Compared() {
  const tariffs = useTariffs();
  const table = blocks.find((block) => block.kind === 'table');
  if (!table) return null;
  const told = table.rows.map((row) => ({ id: row[0]?.id ?? '', cells: row.map((text) => <Say key={text.id} {...text} />) }));
  return (
    <>
      <table className={css.table} aria-labelledby={headingId(SECTION)}>
        <thead>
          <tr>
            {table.head.map((text) => (
              <th key={text.id} scope="col">
                <Say {...text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...(tariffs ? pricedRows(tariffs) : []), ...told].map(({ id, cells: [name, ...values] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={table.head[index + 1]?.id}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr className={css.part}>
            <th scope="rowgroup" colSpan={3}>
              <Say id="intl-straight.prices.same" />
            </th>
          </tr>
          {sections.map(({ id, title, blocks: [answer] }) => (
            <tr key={id} className={css.common}>
              <th scope="row">
                <Say id={title} />
              </th>
              <td colSpan={2}>{answer?.kind === 'paragraph' ? <Say {...answer.text} values={LOCAL_AMOUNTS} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tariffs ? <PricesNote city={tariffs.small.city} /> : null}
    </>
  );
}

const PricesNote = ({ city }: { city: string }) => (
  <p className={css.note}>
    <Say id="intl-straight.prices.bold" /> <Say id="intl-straight.prices.from" values={{ origin: <Say key="origin" id="intl-straight.road.guangzhou" />, city }} /> <ApproximateNote />
  </p>
);
