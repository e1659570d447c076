import { defineStories } from '../gallery/stories.ts';
import { CodeLines } from './code-lines.tsx';

const JSON_TEXT = JSON.stringify({ id: 'evt_0f9c8b7a5b1c0a3f6d8e4f4c9a7b2d1e', data: { order: { waybillNo: 'GH520938177409', version: 1 } } }, null, 2);

export default defineStories({
  component: 'CodeLines',
  states: [
    { name: 'json', render: () => <pre dir="ltr"><CodeLines text={JSON_TEXT} /></pre> },
    { name: 'long', render: ({ longWord }) => <pre dir="ltr"><CodeLines text={`curl \\\n  -d '${longWord}${longWord}'`} /></pre> },
  ],
});
