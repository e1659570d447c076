import { useState } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { KEY_SCOPES } from '@amberlane/contract/calls/key-scopes';
import { Button, RuledSection } from '@amberlane/ui';
import { ContractForm, FormActions, PasswordField, SelectField, SubmitButton, TextField, useContractForm, wrapOnSubmit } from '@amberlane/ui/fields';
import { createApiKey } from '@amberlane/contract/call-index/api-keys';
import { keyCalls } from './key-calls.ts';
import { MadeKey } from './made-key.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import css from './keys.module.css';

const DAY_MS = 86_400_000;
const EMPTY = { name: '', scopes: 'tracking:read', expiresDays: '90', password: '' };
type Values = typeof EMPTY;

const lifeOf = (chosen: string) => RULES.apiKeys.lifeDays.find((days) => String(days) === chosen) ?? null;
const toRequest = ({ name, scopes, expiresDays, password }: Values) => ({
  name, scopes: KEY_SCOPES.filter((scope) => scopes.split(',').includes(scope)), expiresDays: lifeOf(expiresDays), password,
});

interface NewKeyProps {
  /** There is none yet. */
  readonly isFirst: boolean;
  /** The server's clock. */
  readonly asOf: string;
  /** The key is stored, or none is wanted any more. */
  readonly onClose: () => void;
}

/** The form that makes a key, then the key, this once. */
export function NewKey({ isFirst, asOf, onClose }: NewKeyProps) {
  const [made, setMade] = useState<string | null>(null);
  const close = (): void => {
    setMade(null);
    onClose();
  };
  if (made !== null) return <MadeKey text={made} onStored={close} />;
  return (
    <RuledSection title={<FormattedMessage id={isFirst ? 'api-keys.form.first' : 'api-keys.form.title'} />}>
      <div className={css.form}>
        <KeyForm asOf={asOf} onMade={setMade} onCancel={isFirst ? undefined : onClose} />
      </div>
    </RuledSection>
  );
}

/** How long a key may live, each with its last day. */
function useLives(asOf: string) {
  const intl = useIntl();
  const timeZone = COUNTRY_TIME_ZONE[useMarket().country];
  const lastDay = (days: number): string => intl.formatDate(Date.parse(asOf) + days * DAY_MS, { dateStyle: 'medium', timeZone });
  return [
    ...RULES.apiKeys.lifeDays.map((days) => ({ value: String(days), label: intl.formatMessage({ id: 'api-keys.form.days' }, { days, day: lastDay(days) }) })),
    { value: 'none', label: intl.formatMessage({ id: 'api-keys.form.noEnd' }) },
  ];
}

function KeyForm({ asOf, onMade, onCancel }: { asOf: string; onMade: (key: string) => void; onCancel: (() => void) | undefined }) {
  const lives = useLives(asOf);
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
  return (
    <ContractForm form={form}>
      <div className={css.fields}>
        <TextField {...form.text('name')} label={<FormattedMessage id="api-keys.form.name" />} hint={<FormattedMessage id="api-keys.form.nameHint" />} required />
        <SelectField {...form.text('expiresDays')} label={<FormattedMessage id="api-keys.form.life" />} choices={lives} />
        <ScopeChoice {...form.text('scopes')} />
        <PasswordField {...form.text('password')} label={<FormattedMessage id="api-keys.form.password" />} hint={<FormattedMessage id="api-keys.form.passwordHint" />} />
      </div>
      <FormActions
        start
        note={<FormattedMessage id="api-keys.form.once" />}
        back={
          onCancel ? (
            <Button kind="quiet" onClick={onCancel}>
              <FormattedMessage id="api-keys.keep" />
            </Button>
          ) : null
        }
      >
        <SubmitButton busy={form.submitting}>
          <FormattedMessage id="api-keys.form.submit" />
        </SubmitButton>
      </FormActions>
    </ContractForm>
  );
}
