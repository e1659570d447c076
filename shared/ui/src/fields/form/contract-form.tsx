import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { FormFailure } from './form-failure.tsx';
import type { ContractFormState } from './use-contract-form.ts';
import css from './contract-form.module.css';

interface ContractFormProps<Values extends object> {
  readonly form: ContractFormState<Values>;
  /** Where the form goes without JavaScript. */
  readonly action?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** The form element of {@link useContractForm}: summary of what is wrong, fields, and what the API said of the whole. */
export function ContractForm<Values extends object>({ form, action, label, children }: ContractFormProps<Values>) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.attempts > 0) summary.current?.focus();
  }, [form.attempts]);
  return (
    <form id={form.id} method="post" action={action} aria-label={label} className={css.form} onSubmit={form.onSubmit} noValidate>
      {form.refused.length > 0 ? <ErrorSummary ref={summary} faults={form.refused.map(({ id, sentence, name }) => ({ fieldId: id, sentence, name }))} /> : null}
      {children}
      {form.failure ? <FormFailure failure={form.failure} /> : null}
    </form>
  );
}
