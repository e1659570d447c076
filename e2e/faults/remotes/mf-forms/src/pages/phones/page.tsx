import { useState } from 'react';
import { definePage, FormattedMessage, Slot } from '@amberlane/core';
import { PhoneField } from '@amberlane/ui/fields';

function Phones() {
  const [value, setValue] = useState('');
  return (
    <>
      <h1>
        <FormattedMessage id="forms.phones" />
      </h1>
      <PhoneField id="sender" name="sender" label={<FormattedMessage id="forms.phone" />} country="GH" value={value} error={undefined} onValue={setValue} onLeave={() => undefined} />
      <Slot name="second-phone" />
    </>
  );
}

export default definePage({
  component: Phones,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'forms.phones' }), description: intl.formatMessage({ id: 'forms.phones' }) }),
});
