import { definePage, FormattedMessage, Link } from '@amberlane/core';
import { EDITION } from '../../edition.ts';

function More() {
  return (
    <>
      <h1>
        <FormattedMessage id="probe.more" />
      </h1>
      <p>
        <FormattedMessage id="probe.edition" values={{ edition: EDITION }} />
      </p>
      <Link to="probe">
        <FormattedMessage id="probe.title" />
      </Link>
    </>
  );
}

export default definePage({
  component: More,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'probe.more' }), description: intl.formatMessage({ id: 'probe.more' }) }),
});
