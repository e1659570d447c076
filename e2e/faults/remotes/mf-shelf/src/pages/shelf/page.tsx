import { definePage, FormattedMessage, Link, Slot } from '@amberlane/core';
import { Told } from '../../told.tsx';

function Shelf() {
  return (
    <>
      <h1>
        <FormattedMessage id="shelf.title" />
      </h1>
      <Link to="probe">
        <FormattedMessage id="shelf.toProbe" />
      </Link>
      <Link to="form">
        <FormattedMessage id="shelf.form" />
      </Link>
      <Told />
      <Slot name="probe-note" />
    </>
  );
}

export default definePage({
  component: Shelf,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'shelf.title' }), description: intl.formatMessage({ id: 'shelf.title' }) }),
});
