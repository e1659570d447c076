import { curlText } from '@amberlane/contract/domain/curl-text';
import { defineStories } from '../gallery/stories.ts';
import { CodeBlock } from './code-block.tsx';

const REQUEST = curlText({ origin: 'https://api.amberlane.example', path: '/v1/api/track/queryTrack', body: '{"waybillNos":["GH520938177409"]}' });

export default defineStories({
  component: 'CodeBlock',
  states: [
    { name: 'request', render: ({ label, action, cancel }) => <CodeBlock label={label} text={REQUEST} copy={action} copied={cancel} /> },
    { name: 'one-line', render: ({ label, action, cancel, longWord }) => <CodeBlock label={label} text={`${longWord}${longWord}`} copy={action} copied={cancel} /> },
  ],
});
