/** Short messages at the edge of the page: that something was done, or that it failed. The shell shows them for 3 s (spec §8). */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

export interface SiteToast {
  readonly id: string;
  readonly kind: 'success' | 'error' | 'info';
  /** A sentence in the language in which it came up: the messages of its page may be gone by the next. */
  readonly text: string;
}

/** More would hide the page; the oldest goes first. */
const MOST = 3;

export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly SiteToast[],
  reducers: {
    shown: {
      reducer: (toasts, { payload }: PayloadAction<SiteToast>) => [...toasts.filter(({ text }) => text !== payload.text), payload].slice(-MOST),
      prepare: (toast: Omit<SiteToast, 'id'>) => ({ payload: { ...toast, id: nanoid(8) } }),
    },
    dismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
});

/** The site's own sentences for what succeeded (spec §8). */
export type SuccessSentence = 'done' | 'sent' | 'registered' | 'signedIn' | 'signedOut' | 'passwordReset' | 'updated' | 'saved';

export interface ToastMessage {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Shows a message: `toast('success', 'saved')`, or one of the remote's own: `toast('error', { id: 'orders.notSent' })`. */
export function useToast(): (kind: SiteToast['kind'], message: SuccessSentence | ToastMessage) => void {
  const dispatch = useDispatch();
  const intl = useIntl();
  return (kind, message) => {
    const { id, values } = typeof message === 'string' ? { id: `shell.toast.${message}`, values: undefined } : message;
    dispatch(toastSlice.actions.shown({ kind, text: intl.formatMessage({ id }, values) }));
  };
}
