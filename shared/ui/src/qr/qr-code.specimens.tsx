import { defineSpecimens } from '../gallery/specimens.ts';
import { QrCode } from './qr-code.tsx';

export default defineSpecimens({
  component: 'QrCode',
  states: [{ name: 'address', render: ({ label }) => <QrCode address="https://site.example/gh-en/track" label={label} /> }],
});
