import { definePage, FormattedMessage } from '@amberlane/core';

function Odd() {
  return (
    <h1>
      <FormattedMessage id="gate.odd" />
    </h1>
  );
}

export default definePage({
  component: Odd,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'gate.odd' }), description: intl.formatMessage({ id: 'gate.odd' }) }),
});
