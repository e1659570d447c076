import { defineSlot, FormattedMessage } from '@amberlane/core';

function Reminder() {
  return (
    <p>
      <FormattedMessage id="gate.reminder" />
    </p>
  );
}

export default defineSlot({ component: Reminder });
