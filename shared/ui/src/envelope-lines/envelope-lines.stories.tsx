import { defineStories } from '../gallery/stories.ts';
import { EnvelopeLines } from './envelope-lines.tsx';

export default defineStories({
  component: 'EnvelopeLines',
  states: [
    { name: 'area-and-town', render: () => <EnvelopeLines country="GH" values={{ street: '12 Cocoa Lane', area: 'Osu', city: 'Accra', province: 'Greater Accra', digitalAddress: 'GA-183-8164' }} /> },
    { name: 'number-and-street', render: () => <EnvelopeLines country="SA" values={{ building: '2929', street: 'King Fahd Road', city: 'Riyadh', postcode: '12271' }} /> },
    { name: 'brief', render: () => <EnvelopeLines brief country="EG" values={{ building: '14', street: 'Orchard Street', city: 'Nasr City', province: 'Cairo', localAddress: '14 شارع البستان، مدينة نصر' }} /> },
  ],
});
