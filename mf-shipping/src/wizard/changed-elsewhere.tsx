import { FormattedMessage } from '@amberlane/core';
import { Button, Card } from '@amberlane/ui';
import { stepOfField, STEPS, type StepId } from './steps.ts';
import { contestedFields } from './typed-changes.ts';
import type { WizardState } from './use-wizard.ts';
import type { OrderDetail } from './wizard-calls.ts';
import css from './changed-elsewhere.module.css';

/** Another tab or device has saved the draft meanwhile: which parts differ, and whose version goes on. */
export function ChangedElsewhere({ wizard: { values, kept }, theirs }: { wizard: WizardState; theirs: OrderDetail }) {
  const parts = partsOf(contestedFields(values, theirs.form));
  return (
    <div role="alert">
      <Card
        tone="next"
        level={2}
        title={<FormattedMessage id="ship.conflict.title" />}
        actions={
          <>
            <Button onClick={kept.keepMine}>
              <FormattedMessage id="ship.conflict.keep" />
            </Button>
            <Button onClick={kept.takeTheirs}>
              <FormattedMessage id="ship.conflict.take" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="ship.conflict.text" />
        </p>
        <ul className={css.parts}>
          {parts.map((part) => (
            <li key={part}>
              <FormattedMessage id={PARTS[part]} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

const partsOf = (fields: readonly string[]): readonly StepId[] => STEPS.filter((step) => fields.some((field) => stepOfField(field) === step));

const PARTS = {
  shipment: 'ship.step.shipment', sender: 'ship.step.sender', recipient: 'ship.step.recipient', goods: 'ship.step.goods', price: 'ship.step.price', review: 'ship.step.review',
} as const satisfies Readonly<Record<StepId, string>>;
