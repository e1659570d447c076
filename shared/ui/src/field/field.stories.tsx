import { defineStories } from '../gallery/stories.ts';
import { Field, TextArea } from './field.tsx';

export default defineStories({
  component: 'Field',
  states: [
    { name: 'empty', render: ({ label, hint }) => <Field name="story" label={label} hint={hint} /> },
    { name: 'filled', render: ({ label, person }) => <Field name="story" label={label} defaultValue={person} dir="auto" /> },
    { name: 'optional', render: ({ label, optional }) => <Field name="story" label={label} note={optional} /> },
    { name: 'error', render: ({ label, hint, error }) => <Field name="story" label={label} hint={hint} error={error} defaultValue="NG40718352966" code /> },
    { name: 'prefix', render: ({ label }) => <Field name="story" label={label} prefix="+966" type="tel" dir="ltr" defaultValue="501234567" /> },
    { name: 'suffix', render: ({ label }) => <Field name="story" label={label} suffix="kg" inputMode="decimal" defaultValue="1.40" /> },
    { name: 'read-only', render: ({ label, city }) => <Field name="story" label={label} defaultValue={city} readOnly /> },
    { name: 'disabled', render: ({ label, city }) => <Field name="story" label={label} defaultValue={city} disabled /> },
    { name: 'long-label', render: ({ paragraph, hint }) => <Field name="story" label={paragraph} hint={hint} /> },
    { name: 'several-lines', render: ({ label, hint }) => <TextArea name="story" label={label} hint={hint} code defaultValue="NG407183529669" /> },
    { name: 'several-lines-counted', render: ({ label, hint, error, words }) => <TextArea name="story" label={label} hint={hint} error={error} count={words[0]} /> },
    { name: 'several-lines-error', render: ({ label, error }) => <TextArea name="story" label={label} error={error} /> },
  ],
});
