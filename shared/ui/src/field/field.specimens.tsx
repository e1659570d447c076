import { defineSpecimens } from '../gallery/specimens.ts';
import { Field, TextArea } from './field.tsx';

export default defineSpecimens({
  component: 'Field',
  states: [
    { name: 'empty', render: ({ label, hint }) => <Field name="specimen" label={label} hint={hint} /> },
    { name: 'filled', render: ({ label, person }) => <Field name="specimen" label={label} defaultValue={person} dir="auto" /> },
    { name: 'optional', render: ({ label, optional }) => <Field name="specimen" label={label} note={optional} /> },
    { name: 'error', render: ({ label, hint, error }) => <Field name="specimen" label={label} hint={hint} error={error} defaultValue="NG40718352966" code /> },
    { name: 'prefix', render: ({ label }) => <Field name="specimen" label={label} prefix="+966" type="tel" dir="ltr" defaultValue="501234567" /> },
    { name: 'suffix', render: ({ label }) => <Field name="specimen" label={label} suffix="kg" inputMode="decimal" defaultValue="1.40" /> },
    { name: 'read-only', render: ({ label, city }) => <Field name="specimen" label={label} defaultValue={city} readOnly /> },
    { name: 'disabled', render: ({ label, city }) => <Field name="specimen" label={label} defaultValue={city} disabled /> },
    { name: 'long-label', render: ({ paragraph, hint }) => <Field name="specimen" label={paragraph} hint={hint} /> },
    { name: 'several-lines', render: ({ label, hint }) => <TextArea name="specimen" label={label} hint={hint} code defaultValue="NG407183529669" /> },
    { name: 'several-lines-error', render: ({ label, error }) => <TextArea name="specimen" label={label} error={error} /> },
  ],
});
