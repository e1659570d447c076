import { defineSlot, FormattedMessage } from '@amberlane/core';

function Welcome() {
  return (
    <p>
      <FormattedMessage id="gate.welcome" />
    </p>
  );
}

export default defineSlot({ component: Welcome });
