import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { Pagination } from './pagination.tsx';

const pagination = ({ label, words, sentence }: SampleTexts, page: number, pages: number, cut = false) => (
  <Pagination
    label={label}
    page={page}
    pages={pages}
    to={(number) => `track?page=${number}`}
    previousText={words[0]}
    nextText={words[1]}
    pageText={(number) => `${words[2]} ${number}`}
    {...(cut && { limit: sentence })}
  />
);

export default defineStories({
  component: 'Pagination',
  states: [
    { name: 'first', render: (sample) => pagination(sample, 1, 12) },
    { name: 'middle', render: (sample) => pagination(sample, 6, 12) },
    { name: 'last-and-cut', render: (sample) => pagination(sample, 12, 12, true) },
  ],
});
