import { defineSpecimens } from '../gallery/specimens.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { FactLedger } from './fact-ledger.tsx';

export default defineSpecimens({
  component: 'FactLedger',
  states: [
    {
      name: 'four',
      render: ({ words, hint }) => (
        <FactLedger
          facts={[
            { term: words[0], value: <Ltr>4–8</Ltr>, note: words[4] },
            { term: words[1], value: <Ltr>10–200 kg</Ltr>, note: hint },
            { term: words[2], value: <Ltr>÷ 6000</Ltr> },
            { term: words[3], value: <Ltr>CNY 300.00</Ltr> },
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
