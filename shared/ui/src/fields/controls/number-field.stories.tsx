import { defineStories } from '../../gallery/stories.ts';
import { useStory } from '../story-binding.ts';
import { MoneyField, QuantityField, WeightField } from './number-field.tsx';

const Weight = ({ start, label }: { start: string; label: string }) => <WeightField {...useStory(start)} label={label} />;
const Amount = ({ start, label }: { start: string; label: string }) => <MoneyField {...useStory(start)} label={label} currency="NGN" />;
const Quantity = ({ start, label, disabled = false }: { start: string; label: string; disabled?: boolean }) => <QuantityField {...useStory(start)} label={label} disabled={disabled} />;

export default defineStories({
  component: 'NumberField',
  states: [
    { name: 'weight', render: ({ label }) => <Weight label={label} start="1.4" /> },
    { name: 'weight-in-arabic-digits', render: ({ label }) => <Weight label={label} start="١٫٤" /> },
    { name: 'weight-wrong', render: ({ label }) => <Weight label={label} start="1.2.3" /> },
    { name: 'money', render: ({ label }) => <Amount label={label} start="1250.50" /> },
    { name: 'quantity-at-its-least', render: ({ label }) => <Quantity label={label} start="1" /> },
    { name: 'quantity', render: ({ label }) => <Quantity label={label} start="12" /> },
    { name: 'quantity-disabled', render: ({ label }) => <Quantity label={label} start="2" disabled /> },
  ],
});
