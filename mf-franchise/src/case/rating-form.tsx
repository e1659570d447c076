import { FormattedMessage } from '@amberlane/core';
import { ContractForm, RadioField, SubmitButton, TextAreaField, useContractForm } from '@amberlane/ui/fields';
import { rateCase } from '@amberlane/contract/call-index/cases';
import type { RequestOf } from '@amberlane/core';
import { caseCalls, type CaseKey } from './case-calls.ts';
import type { CaseDesk } from './use-case.ts';

const MOST_CHARACTERS = 1000;
const ANSWERS = ['yes', 'no'] as const;

/** "Did this settle it?" */
export function RatingForm({ caseKey, act }: { caseKey: CaseKey; act: CaseDesk['act'] }) {
  const [rate] = caseCalls.useRateCaseMutation();
  const toRequest = ({ satisfied, comment }: { satisfied: string; comment: string }): RequestOf<typeof rateCase> => ({ ...caseKey, satisfied: satisfied === 'yes', comment });
  const form = useContractForm({
    contract: rateCase.load,
    initial: { satisfied: '', comment: '' },
    toRequest,
    check: ({ satisfied }) => (satisfied === '' ? [{ field: 'satisfied', code: 'required' }] : []),
    submit: (values) => act('rate', rate(toRequest(values))),
  });
  return (
    <ContractForm form={form}>
      <RadioField
        {...form.text('satisfied')}
        look="segmented"
        legend={<FormattedMessage id="case.rate.question" />}
        choices={ANSWERS.map((value) => ({ value, label: <FormattedMessage id={`case.rate.${value}`} /> }))}
      />
      <TextAreaField {...form.text('comment')} required={false} rows={2} maxLength={MOST_CHARACTERS} label={<FormattedMessage id="case.rate.comment" />} />
      <p>
        <SubmitButton busy={form.submitting}>
          <FormattedMessage id="case.rate.send" />
        </SubmitButton>
      </p>
    </ContractForm>
  );
}
