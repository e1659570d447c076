import { definePage, FormattedMessage, usePageAddress } from '@amberlane/core';

function Parcels() {
  const { search } = usePageAddress();
  return (
    <>
      <h1>
        <FormattedMessage id="gate.parcels" />
      </h1>
      <output>{search}</output>
    </>
  );
}

export default definePage({
  component: Parcels,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'gate.parcels' }), description: intl.formatMessage({ id: 'gate.parcels' }) }),
});
