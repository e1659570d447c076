import { defineSpecimens } from '../gallery/specimens.ts';
import { ToastRegion } from './toast-region.tsx';

export default defineSpecimens({
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
