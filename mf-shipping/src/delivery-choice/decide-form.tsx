import { useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, Dialog } from '@amberlane/ui';
import { ContractForm, EmailField, FormActions, SubmitButton, useContractForm } from '@amberlane/ui/fields';
import { ERROR } from '@amberlane/contract/calls';
import { decideDelivery } from '@amberlane/contract/call-index/delivery-decisions';
import { ChoiceCards } from './choice-cards.tsx';
import { decisionCalls, failureOf, type DecisionState } from './decision-calls.ts';
import { feeOf, firstChoice, missingFields, requestOf, type DecideValues } from './decide-values.ts';
import { Fee } from './option-text.tsx';
import { OptionPart } from './option-part.tsx';
import css from './delivery-choice.module.css';

interface DecideFormProps {
  readonly state: DecisionState;
  readonly phoneLast4: string;
  readonly onDecided: (state: DecisionState) => void;
  /** Another decision came first, or the parcel went on. */
  readonly onOvertaken: () => void;
}

/** The choice, what belongs to it, and the button that names it. Destroying is confirmed once more. */
export function DecideForm({ state, phoneLast4, onDecided, onOvertaken }: DecideFormProps) {
  const [decide] = decisionCalls.useDecideDeliveryMutation();
  /** Set by the second question, for one sending. */
  const confirmed = useRef(false);
  const [asking, setAsking] = useState(false);
  const toRequest = (values: DecideValues) => requestOf(values, state, phoneLast4);
  const form = useContractForm({
    contract: decideDelivery.load,
    initial: firstChoice(state),
    toRequest,
    check: missingFields,
    submit: async (values) => {
      if (values.option === 'DESTROY' && !confirmed.current) {
        setAsking(true);
        return undefined;
      }
      confirmed.current = false;
      const answer = await decide(toRequest(values));
      if (answer.data) onDecided(answer.data);
      const code = failureOf(answer.error)?.code;
      if (code === ERROR.CONFLICT || code === ERROR.ORDER_STATE) onOvertaken();
      return answer;
    },
  });
  const { option } = form.values;
  const fee = feeOf(form.values, state);
  const send = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    confirmed.current = true;
    currentTarget.form?.requestSubmit();
    setAsking(false);
  };
  return (
    <ContractForm form={form}>
      <div className={css.form}>
        <ChoiceCards
          {...form.text('option')}
          legend={<FormattedMessage id="delivery-choice.options" />}
          hint={<FormattedMessage id="delivery-choice.options.hint" values={{ left: state.free.left, fee: <Fee key="fee" of={state.feePerAttempt} /> }} />}
          choices={state.options.map(({ option: value, fee, refusal }) => ({
            value,
            label: <FormattedMessage id="delivery-choice.option" values={{ option: value }} />,
            detail: refusal === null ? <FormattedMessage id="delivery-choice.option.detail" values={{ option: value, city: state.recipient.city, place: state.place.name }} /> : <FormattedMessage id="delivery-choice.refusal" values={{ refusal }} />,
            end: <Fee of={fee} />,
            disabled: refusal !== null,
            ...(value === 'DESTROY' && { apart: <FormattedMessage id="delivery-choice.final" /> }),
          }))}
        />
        <OptionPart form={form} state={state} />
        {state.reader === 'recipient' ? (
          <EmailField {...form.text('email')} required={false} label={<FormattedMessage id="delivery-choice.email" />} hint={<FormattedMessage id="delivery-choice.email.hint" />} />
        ) : null}
        {option === '' ? null : (
          <p className={css.feeNow} aria-live="polite">
            <FormattedMessage id="delivery-choice.fee.now" values={{ kind: fee === null ? 'later' : fee.amount === 0 ? 'free' : state.reader, fee: fee && <Fee key="fee" of={fee} /> }} />
          </p>
        )}
        <FormActions>
          <SubmitButton busy={form.submitting}>
            <FormattedMessage id="delivery-choice.submit" values={{ option }} />
          </SubmitButton>
        </FormActions>
      </div>
      {asking ? (
        <Dialog
          open
          kind="confirm"
          title={<FormattedMessage id="delivery-choice.destroy.title" />}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>
                <FormattedMessage id="delivery-choice.destroy.keep" />
              </Button>
              <Button kind="danger" onClick={send}>
                <FormattedMessage id="delivery-choice.destroy.confirm" />
              </Button>
            </>
          }
        >
          <p>
            <FormattedMessage id="delivery-choice.destroy.text" />
          </p>
        </Dialog>
      ) : null}
    </ContractForm>
  );
}
