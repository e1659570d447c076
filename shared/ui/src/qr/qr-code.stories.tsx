import { defineStories } from '../gallery/stories.ts';
import { QrCode } from './qr-code.tsx';

export default defineStories({
  component: 'QrCode',
  states: [{ name: 'address', render: ({ label }) => <QrCode address="https://site.example/gh-en/track" label={label} /> }],
});
