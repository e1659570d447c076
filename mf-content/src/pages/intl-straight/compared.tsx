import type { ReactNode } from 'react';
import { freightAmount } from '@amberlane/contract/domain';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { DataTable } from '@amberlane/ui';
import content from '../../../content/intl-straight/en.md';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { GRAMS } from '../../facts/fact-group.ts';
import { ApproximateNote } from '../../lane-prices/approximate-note.tsx';
import { useOwnTariff, type OwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { ReaderPrice } from '../../lane-prices/reader-price.tsx';
import css from './compared.module.css';

/** Weights whose prices stand side by side, kilograms: one for which either line is usual. */
const PRICED_KG = [1, 10] as const;

const { title, blocks } = sectionOf(content, 'compare');

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
const pricedRows = (tariffs: NonNullable<ReturnType<typeof useTariffs>>): readonly ComparedRow[] =>
  PRICED_KG.map((kilograms) => ({
    id: `price-${kilograms}`,
    cells: [
      <FormattedMessage key="name" id="content.price.term" values={{ kilograms }} />,
      <ReaderPrice key="small" fen={freightAmount(tariffs.small, kilograms * GRAMS)} second={css.second} />,
      <ReaderPrice key="special" fen={freightAmount(tariffs.special, kilograms * GRAMS)} second={css.second} />,
    ],
  }));

/** Both lines under their names: what two weights cost, then what the text compares. */
export function Compared() {
  const tariffs = useTariffs();
  const table = blocks.find((block) => block.kind === 'table');
  if (!table) return null;
  const told = table.rows.map((row) => ({ id: row[0]?.id ?? '', cells: row.map((text) => <Say key={text.id} {...text} />) }));
  return (
    <DataTable
      caption={<Say id={title} />}
      captionHidden
      columns={table.head.map((text, index) => ({ id: text.id, header: <Say {...text} />, cell: ({ cells }: ComparedRow) => cells[index] }))}
      rows={tariffs ? [...pricedRows(tariffs), ...told] : told}
      rowKey={({ id }) => id}
      footer={tariffs ? <PricesNote city={tariffs.small.city} /> : undefined}
    />
  );
}

const PricesNote = ({ city }: { city: string }) => (
  <>
    <Say id="intl-straight.prices.from" values={{ origin: <Say key="origin" id="intl-straight.road.guangzhou" />, city }} /> <ApproximateNote />
  </>
);
