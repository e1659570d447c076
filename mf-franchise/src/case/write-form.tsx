import { FormattedMessage } from '@amberlane/core';
import { ContractForm, SubmitButton, TextAreaField, useContractForm, useLeaveWarning } from '@amberlane/ui/fields';
import { answerCase, reopenCase } from '@amberlane/contract/call-index/cases';
import { attachedIds } from '../lead-form/attachments.ts';
import { AttachmentsField } from '../lead-form/attachments-field.tsx';
import { caseCalls, type CaseKey } from './case-calls.ts';
import type { CaseDesk } from './use-case.ts';

const MOST_CHARACTERS = 2000;

interface WriteFormProps {
  readonly deed: 'answer' | 'reopen';
  readonly caseKey: CaseKey;
  readonly act: CaseDesk['act'];
}

interface Letter {
  readonly text: string;
  /** Files as `AttachmentsField` keeps them. */
  readonly attachments: string;
}

/** A text to us, with files: an answer, or why the matter is not settled. */
export function WriteForm({ deed, caseKey, act }: WriteFormProps) {
  const [answer] = caseCalls.useAnswerCaseMutation();
  const [reopen] = caseCalls.useReopenCaseMutation();
  const toRequest = ({ text, attachments }: Letter) => ({ ...caseKey, text, attachments: attachedIds(attachments) });
  const form = useContractForm<Letter>({
    contract: deed === 'answer' ? answerCase.load : reopenCase.load,
    initial: { text: '', attachments: '' },
    toRequest,
    asked: { text: 'message' },
    submit: (values) => act(deed, (deed === 'answer' ? answer : reopen)(toRequest(values))),
  });
  useLeaveWarning(form.dirty);
  return (
    <ContractForm form={form}>
      <TextAreaField {...form.text('text')} rows={4} maxLength={MOST_CHARACTERS} label={<FormattedMessage id={`case.${deed}.text`} />} />
      <AttachmentsField text={form.text} label={<FormattedMessage id="case.write.files" />} hint={null} />
      <p>
        <SubmitButton busy={form.submitting} kind={deed === 'answer' ? 'primary' : 'plain'}>
          <FormattedMessage id={`case.${deed}.send`} />
        </SubmitButton>
      </p>
    </ContractForm>
  );
}
