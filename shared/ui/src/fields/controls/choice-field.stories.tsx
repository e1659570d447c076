import type { SampleTexts } from '../../gallery/sample-texts.ts';
import { defineStories } from '../../gallery/stories.ts';
import { useFlagStory, useStory } from '../story-binding.ts';
import { CheckboxField, ConsentField } from './checkbox-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';

interface Shown {
  readonly sample: SampleTexts;
  readonly start?: string;
  readonly error?: string;
}

const choicesOf = (words: readonly string[]) => words.map((word, index) => ({ value: String(index), label: word }));

const Select = ({ sample, start = '', error, disabled = false }: Shown & { disabled?: boolean }) => (
  <SelectField {...useStory(start, error)} label={sample.label} hint={sample.hint} choices={choicesOf(sample.words)} disabled={disabled} />
);
const Segments = ({ sample, start = '0' }: Shown) => <RadioField {...useStory(start)} legend={sample.label} look="segmented" choices={choicesOf(sample.words.slice(0, 3))} />;
const List = ({ sample, start = '', error }: Shown) => (
  <RadioField {...useStory(start, error)} legend={sample.label} choices={choicesOf(sample.words.slice(0, 3)).map((choice, index) => ({ ...choice, detail: sample.sentence, disabled: index === 2 }))} />
);
const Box = ({ sample, checked = false }: Shown & { checked?: boolean }) => <CheckboxField {...useFlagStory(checked)} label={sample.sentence} hint={sample.hint} />;
const Consent = ({ sample, error }: Shown) => <ConsentField {...useFlagStory(false, error)} label={sample.paragraph} />;

export default defineStories({
  component: 'ChoiceField',
  states: [
    { name: 'select-empty', render: (sample) => <Select sample={sample} /> },
    { name: 'select-chosen', render: (sample) => <Select sample={sample} start="1" /> },
    { name: 'select-error', render: (sample) => <Select sample={sample} error={sample.error} /> },
    { name: 'select-disabled', render: (sample) => <Select sample={sample} disabled /> },
    { name: 'radio-segmented', render: (sample) => <Segments sample={sample} /> },
    { name: 'radio-list', render: (sample) => <List sample={sample} start="1" /> },
    { name: 'radio-list-error', render: (sample) => <List sample={sample} error={sample.error} /> },
    { name: 'checkbox', render: (sample) => <Box sample={sample} /> },
    { name: 'checkbox-checked', render: (sample) => <Box sample={sample} checked /> },
    { name: 'consent-missing', render: (sample) => <Consent sample={sample} error={sample.error} /> },
  ],
});
