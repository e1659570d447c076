import { useState } from 'react';
import { defineSlot, FormattedMessage } from '@amberlane/core';
import { PhoneField } from '@amberlane/ui/fields';

function Phone() {
  const [value, setValue] = useState('');
  return <PhoneField id="recipient" name="recipient" label={<FormattedMessage id="orders.phone" />} country="GH" value={value} error={undefined} onValue={setValue} onLeave={() => undefined} />;
}

export default defineSlot({ component: Phone });
