import { FormattedMessage, useIntl, useLocation } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { ContractForm, EmailField, SubmitButton, TextField, useContractForm } from '@amberlane/ui/fields';
import { queryCase } from '@amberlane/contract/call-index/cases';
import { caseCalls, type Case, type CaseKey } from './case-calls.ts';
import css from './case.module.css';

const SAMPLE_REFERENCE = 'FR-7K3Q-9M2D';

/** Shape of a reference, for the hint; it stays on one line. */
const SAMPLE = (
  <span key="sample" className={css.sample}>
    <Ltr>{SAMPLE_REFERENCE}</Ltr>
  </span>
);

/** Reference and email address: both have to fit. A link in our emails brings the reference along. */
export function LookupForm({ onFound }: { onFound: (key: CaseKey, view: Case) => void }) {
  const intl = useIntl();
  const reference = new URLSearchParams(useLocation().search).get('reference') ?? '';
  const [read] = caseCalls.useReadCaseMutation();
  const form = useContractForm({
    contract: queryCase.load,
    initial: { reference: reference.slice(0, 32), email: '' },
    asked: { reference: 'reference' },
    submit: async (key) => {
      const answer = await read(key);
      if (answer.data) onFound(key, answer.data);
      return answer;
    },
  });
  return (
    <ContractForm form={form} label={intl.formatMessage({ id: 'case.title' })}>
      <div className={css.lookup}>
        <TextField
          {...form.text('reference')}
          code
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={<FormattedMessage id="case.reference" />}
          hint={<FormattedMessage id="case.reference.hint" values={{ sample: SAMPLE }} />}
        />
        <EmailField {...form.text('email')} label={<FormattedMessage id="case.email" />} hint={<FormattedMessage id="case.email.hint" />} />
      </div>
      <p className={css.show}>
        <SubmitButton wide busy={form.submitting} busyLabel={<FormattedMessage id="case.looking" />}>
          <FormattedMessage id="case.show" />
        </SubmitButton>
      </p>
    </ContractForm>
  );
}
