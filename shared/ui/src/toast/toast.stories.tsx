import { defineStories } from '../gallery/stories.ts';
import { Toast } from './toast.tsx';

export default defineStories({
  component: 'Toast',
  states: [
    { name: 'success', render: ({ title, close }) => <Toast kind="success" dismissLabel={close}>{title}</Toast> },
    {
      name: 'error-with-action',
      render: ({ error, action, close }) => (
        <Toast kind="error" dismissLabel={close} action={<button type="button">{action}</button>}>
          {error}
        </Toast>
      ),
    },
    { name: 'info', render: ({ sentence, close }) => <Toast kind="info" dismissLabel={close}>{sentence}</Toast> },
    { name: 'long', render: ({ paragraph, longWord, close }) => <Toast kind="success" dismissLabel={close}>{[longWord, paragraph].join(' ')}</Toast> },
  ],
});
