import { defineStories } from '../gallery/stories.ts';
import { ColumnSample } from './column-sample.tsx';

const PHONE = '+234 803 555 0143';

export default defineStories({
  component: 'ColumnSample',
  states: [
    {
      name: 'with-an-optional-column',
      render: ({ title, label, hint, words, optional }) => (
        <ColumnSample
          label={title}
          fold={title}
          heads={[label, hint]}
          columns={[
            { key: 'phone', name: words[0], example: PHONE },
            { key: 'other', name: words[1], note: optional, example: '100271' },
          ]}
        />
      ),
    },
  ],
});
