import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Button } from '../button/button.tsx';
import { Drawing } from '../drawing/drawing.tsx';
import * as drawings from '../drawing/drawings.ts';
import { FactLedger } from '../fact-ledger/fact-ledger.tsx';
import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { PageHead } from './page-head.tsx';

const DAYS = '4–8';
const WEIGHTS = '10–200 kg';
const DIVISOR = '÷ 6000';

const trail = (sample: SampleTexts) => <Breadcrumb label={sample.label} trail={[{ to: '', title: sample.words[0] }]} here={sample.words[1]} />;

const facts = (sample: SampleTexts) => (
  <FactLedger
    facts={[
      { term: sample.words[0], value: <Ltr>{DAYS}</Ltr> },
      { term: sample.words[1], value: <Ltr>{WEIGHTS}</Ltr>, note: sample.hint },
      { term: sample.words[2], value: <Ltr>{DIVISOR}</Ltr> },
    ]}
  />
);

export default defineStories({
  component: 'PageHead',
  states: [
    { name: 'plain', render: (sample) => <PageHead title={sample.title} breadcrumb={trail(sample)} /> },
    {
      name: 'with-drawing',
      render: (sample) => <PageHead title={sample.title} lead={sample.sentence} breadcrumb={trail(sample)} art={<Drawing of={drawings.rider} />} />,
    },
    {
      name: 'brand',
      render: (sample) => (
        <PageHead tone="brand" title={sample.title} lead={sample.sentence} breadcrumb={trail(sample)} art={<Drawing of={drawings.truck} />} facts={facts(sample)}>
          <Button kind="ink">{sample.action}</Button>
          <Button>{sample.cancel}</Button>
        </PageHead>
      ),
    },
    { name: 'without-lane', render: (sample) => <PageHead low lane={false} title={sample.title} lead={sample.sentence} breadcrumb={trail(sample)} /> },
    { name: 'long', render: (sample) => <PageHead title={[sample.longWord, sample.title].join(' ')} lead={sample.paragraph} art={<Drawing of={drawings.warehouse} />} /> },
  ],
});
