import { useSelector } from '@amberlane/core';
import content from '../../../content/oversea-store/en.md';
import { selectAsOf } from '../../content-slice.ts';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { sectionOf, type ContentBlock } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import { SAMPLE_SHOP, sampleMonth } from './sample-month.ts';
import { StockChart } from './stock-chart.tsx';
import css from './page.module.css';

const reorder = sectionOf(content, 'reorder');

/** When to book new stock, on the figures of the assumed shop. */
export function Reorder() {
  const { reorderAt } = sampleMonth(useSelector(selectAsOf));
  const values = { perDay: SAMPLE_SHOP.ordersPerDay, reorder: reorderAt };
  return (
    <Section id={reorder.id} title={<Say id={reorder.title} />}>
      <div className={css.reorder}>
        {reorder.blocks.map((block, index) => (
          <Part key={index} block={block} values={values} />
        ))}
      </div>
    </Section>
  );
}

function Part({ block, values }: { block: ContentBlock; values: Readonly<Record<string, number>> }) {
  if (block.kind !== 'paragraph') return <ContentBlocks blocks={[block]} parts={{ 'stock-chart': StockChart }} />;
  return (
    <p className={css.paragraph}>
      <Say {...block.text} values={values} />
    </p>
  );
}
