import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { Weight } from '../weight/weight.tsx';
import { DataTable, type Column } from './data-table.tsx';

const WAYBILL = 'NG407183529669';
const GRAMS = [500, 1000, 2500];

const columns = ({ words, label, city, longWord }: SampleTexts, count: number): Column<number>[] =>
  [
    { id: 'name', header: label, cell: (grams: number) => (grams === 2500 ? longWord : city) },
    { id: 'code', header: words[0], cell: () => <Ltr code>{WAYBILL}</Ltr> },
    { id: 'weight', header: words[1], cell: (grams: number) => <Weight grams={grams} />, figures: true },
    { id: 'state', header: words[2], cell: () => words[4] },
    { id: 'day', header: words[3], cell: () => words[0] },
    { id: 'note', header: words[4], cell: (grams: number) => grams, figures: true },
  ].slice(0, count);

const table = (sample: SampleTexts, shown: readonly Column<number>[], reflow: 'narrow' | 'wide' | 'never') => (
  <DataTable caption={sample.sentence} columns={shown} rows={GRAMS} rowKey={String} footer={sample.hint} reflow={reflow} />
);

const nameAndAmount = (sample: SampleTexts) => columns(sample, 3).filter(({ id }) => id !== 'code');

export default defineStories({
  component: 'DataTable',
  states: [
    { name: 'three-columns', render: (sample) => table(sample, columns(sample, 3), 'narrow') },
    { name: 'six-columns', render: (sample) => table(sample, columns(sample, 6), 'wide') },
    { name: 'name-and-value', render: (sample) => table(sample, nameAndAmount(sample), 'never') },
  ],
});
