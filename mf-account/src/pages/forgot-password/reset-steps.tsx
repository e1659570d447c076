import { FormattedMessage, useIntl } from '@amberlane/core';
import { Steps, type Step } from '@amberlane/ui';

const STEPS = ['account', 'code', 'password'] as const;
export type ResetStep = (typeof STEPS)[number];

/** Where the reader is on the way to a new password. */
export function ResetSteps({ now }: { now: ResetStep }) {
  const at = STEPS.indexOf(now);
  const stateOf = (index: number): Step['state'] => (index < at ? 'done' : index === at ? 'now' : 'todo');
  return (
    <Steps
      label={useIntl().formatMessage({ id: 'reset.steps' })}
      position={<FormattedMessage id="reset.position" values={{ number: at + 1, count: STEPS.length }} />}
      steps={STEPS.map((id, index) => ({
        id,
        title: <FormattedMessage id={`reset.step.${id}`} />,
        state: stateOf(index),
        stateText: <FormattedMessage id="reset.state" values={{ state: stateOf(index) }} />,
      }))}
    />
  );
}
