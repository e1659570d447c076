import { defineStories } from '../gallery/stories.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { FactLedger } from './fact-ledger.tsx';

const DAYS = '4–8';
const WEIGHTS = '10–200 kg';
const DIVISOR = '÷ 6000';
const PRICE = 'CNY 300.00';

export default defineStories({
  component: 'FactLedger',
  states: [
    {
      name: 'four',
      render: ({ words, hint }) => (
        <FactLedger
          facts={[
            { term: words[0], value: <Ltr>{DAYS}</Ltr>, note: words[4] },
            { term: words[1], value: <Ltr>{WEIGHTS}</Ltr>, note: hint },
            { term: words[2], value: <Ltr>{DIVISOR}</Ltr> },
            { term: words[3], value: <Ltr>{PRICE}</Ltr> },
          ]}
        />
      ),
    },
    {
      name: 'three-with-long-words',
      render: ({ words, longWord, sentence }) => (
        <FactLedger
          facts={[
            { term: longWord, value: longWord },
            { term: words[1], value: sentence },
            { term: words[2], value: words[3], note: sentence },
          ]}
        />
      ),
    },
  ],
});
