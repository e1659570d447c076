import { defineStories } from '../gallery/stories.ts';
import { ToastRegion } from './toast-region.tsx';

export default defineStories({
  component: 'ToastRegion',
  states: [
    {
      name: 'stacked',
      render: ({ title, error, label, close }) => (
        <ToastRegion
          label={label}
          dismissLabel={close}
          onDismiss={() => undefined}
          toasts={[
            { id: 'saved', kind: 'success', text: title },
            { id: 'failed', kind: 'error', text: error },
          ]}
        />
      ),
    },
  ],
});
