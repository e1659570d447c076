import { useState } from 'react';
import { definePage, FormattedMessage, Slot } from '@amberlane/core';

function Drawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>
        <FormattedMessage id="shelf.drawer" />
      </h1>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FormattedMessage id="shelf.openDrawer" />
      </button>
      {open ? (
        <Slot name="probe-note">
          <p>
            <FormattedMessage id="shelf.emptyDrawer" />
          </p>
        </Slot>
      ) : null}
    </>
  );
}

export default definePage({
  component: Drawer,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'shelf.drawer' }), description: intl.formatMessage({ id: 'shelf.drawer' }) }),
});
