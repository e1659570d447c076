import { useState } from 'react';
import { toastSlice, useDispatch, useIntl, useSelector, type SiteState } from '@amberlane/core';
import { ToastRegion } from '@amberlane/ui';
import { useToastTimes } from './use-toast-times.ts';

/** The site's toasts: each goes after its time, which stands still under the pointer and the focus. */
export function Toasts() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const toasts = useSelector((state: SiteState) => state.toasts);
  const [paused, setPaused] = useState(false);
  const dismiss = (id: string): void => void dispatch(toastSlice.actions.dismissed(id));
  useToastTimes(toasts, paused && toasts.length > 0, dismiss);
  return (
    <ToastRegion
      toasts={toasts}
      label={intl.formatMessage({ id: 'shell.toast.region' })}
      dismissLabel={intl.formatMessage({ id: 'shell.toast.dismiss' })}
      onDismiss={(id) => {
        // What had the pointer or the focus is gone with it, and nothing tells that they left.
        setPaused(false);
        dismiss(id);
      }}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
    />
  );
}
