import { defineStories } from '../gallery/stories.ts';
import { Chip, ChipRow } from './chip.tsx';

export default defineStories({
  component: 'Chip',
  states: [
    {
      name: 'filters-of-a-list',
      render: ({ label, words }) => (
        <ChipRow label={label}>
          {words.map((word, index) => (
            <Chip key={word} to="track" chosen={index === 0} count={index * 7}>
              {word}
            </Chip>
          ))}
        </ChipRow>
      ),
    },
    {
      name: 'buttons',
      render: ({ label, words }) => (
        <ChipRow label={label}>
          {words.map((word, index) => (
            <Chip key={word} onChoose={() => undefined} chosen={index === 1}>
              {word}
            </Chip>
          ))}
        </ChipRow>
      ),
    },
  ],
});
