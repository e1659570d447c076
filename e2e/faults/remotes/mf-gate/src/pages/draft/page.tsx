import { useState } from 'react';
import { definePage, FormattedMessage, Link, useIntl } from '@amberlane/core';

/** Higher than any window: a page to be scrolled in. */
const TALL = { blockSize: '3000px' };

function Draft() {
  const [count, setCount] = useState(0);
  const label = useIntl().formatMessage({ id: 'gate.note' });
  return (
    <>
      <h1>
        <FormattedMessage id="gate.draft" />
      </h1>
      <div style={TALL} />
      <input aria-label={label} />
      <button type="button" onClick={() => setCount(count + 1)}>
        <FormattedMessage id="gate.count" values={{ count }} />
      </button>
      <Link to="gate/parcels">
        <FormattedMessage id="gate.parcels" />
      </Link>
      <Link to="gate/odd">
        <FormattedMessage id="gate.odd" />
      </Link>
      <Link to="shelf">
        <FormattedMessage id="gate.away" />
      </Link>
    </>
  );
}

export default definePage({
  component: Draft,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'gate.draft' }), description: intl.formatMessage({ id: 'gate.draft' }) }),
});
