/** "Paste a whole address", loaded when a form with parties is shown. */
import { lazy } from 'react';

export const LatePasteAddress = lazy(async () => ({ default: (await import('../paste-address/paste-address.tsx')).PasteAddress }));
