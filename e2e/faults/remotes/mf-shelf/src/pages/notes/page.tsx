import { definePage, FormattedMessage, Slot } from '@amberlane/core';

function Notes() {
  return (
    <>
      <h1>
        <FormattedMessage id="shelf.notes" />
      </h1>
      <Slot name="shelf-notes" />
    </>
  );
}

export default definePage({
  component: Notes,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'shelf.notes' }), description: intl.formatMessage({ id: 'shelf.notes' }) }),
});
