import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { KEY_SCOPES } from '@amberlane/contract/calls/key-scopes';
import { Card } from '@amberlane/ui';
import { ContractForm, FormActions, PasswordField, SelectField, SubmitButton, TextField, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { createApiKey } from '@amberlane/contract/call-index/api-keys';
import { keyCalls } from './key-calls.ts';
import { MadeKey } from './made-key.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import css from './keys.module.css';

const EMPTY = { name: '', scopes: 'tracking:read', expiresDays: '90', password: '' };
type Values = typeof EMPTY;

const lifeOf = (chosen: string) => RULES.apiKeys.lifeDays.find((days) => String(days) === chosen) ?? null;
const toRequest = ({ name, scopes, expiresDays, password }: Values) => ({
  name, scopes: KEY_SCOPES.filter((scope) => scopes.split(',').includes(scope)), expiresDays: lifeOf(expiresDays), password,
});

/** The form that makes a key, then the key, this once. */
export function NewKey() {
  const [made, setMade] = useState<string | null>(null);
  if (made !== null) return <MadeKey text={made} onStored={() => setMade(null)} />;
  return (
    <Card title={<FormattedMessage id="api-keys.form.title" />} level={2}>
      <div className={css.form}>
        <KeyForm onMade={setMade} />
      </div>
    </Card>
  );
}

function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const intl = useIntl();
  const [create] = keyCalls.useCreateKeyMutation();
  const form = useContractForm({
    contract: createApiKey.load,
    initial: EMPTY,
    toRequest,
    asked: { name: 'label' },
    submit: async (values) => {
      const answer = await create({ ...toRequest(values), password: await wrapOnSubmit(values.password) });
      if (answer.data) onMade(answer.data.key);
      return answer;
    },
  });
  const lives = [...RULES.apiKeys.lifeDays.map((days) => ({ value: String(days), label: intl.formatMessage({ id: 'api-keys.form.days' }, { days }) })), { value: 'none', label: intl.formatMessage({ id: 'api-keys.form.noEnd' }) }];
  return (
    <ContractForm form={form}>
      <div className={css.section}>
        <TextField {...form.text('name')} label={<FormattedMessage id="api-keys.form.name" />} hint={<FormattedMessage id="api-keys.form.nameHint" />} required />
        <ScopeChoice {...form.text('scopes')} />
        <SelectField {...form.text('expiresDays')} label={<FormattedMessage id="api-keys.form.life" />} choices={lives} />
        <PasswordField {...form.text('password')} label={<FormattedMessage id="api-keys.form.password" />} hint={<FormattedMessage id="api-keys.form.passwordHint" />} />
      </div>
      <FormActions>
        <SubmitButton busy={form.submitting}>
          <FormattedMessage id="api-keys.form.submit" />
        </SubmitButton>
      </FormActions>
    </ContractForm>
  );
}
