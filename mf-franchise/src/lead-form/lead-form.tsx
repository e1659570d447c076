import { useEffect, useState, type ReactNode } from 'react';
import { formAction, FormattedMessage, marketHref, useIntl, useMarket, usePageAddress } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import type { Country } from '@amberlane/contract/site';
import { Notice } from '@amberlane/ui';
import { ContractForm, ErrorSummary, FormActions, RequiredNote, SubmitButton } from '@amberlane/ui/fields';
import { fieldLabelId } from './contact-fields.tsx';
import { DraftLine } from './draft-line.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { useOnline } from './use-online.ts';
import type { LeadFormState, RefusedLead } from './use-lead-form.ts';
import css from './lead-form.module.css';

interface LeadFormProps<Values extends object> {
  readonly lead: LeadFormState<Values>;
  /** Name of the form, for those who hear the page. */
  readonly label: string;
  /** Words of the button: verb and object. */
  readonly submit: ReactNode;
  /** Heading of the receipt. */
  readonly receivedTitle: ReactNode;
  /** Whose office has the form: its clock counts. */
  readonly country: Country;
  /** Message that names a field, for the list of refused ones; `lead-form.field.<name>` unless said. */
  readonly labelIdOf?: (field: string) => string;
  /** Query of the page that the form leads back to without JavaScript, `?waybill=…`. */
  readonly returnQuery?: string;
  /** Quiet way back, beside the button. */
  readonly back?: ReactNode;
  /** Whether it says above its fields which may stay empty; steps say it below their headings. */
  readonly asks?: boolean;
  readonly children: ReactNode;
}

/** The form of {@link useLeadForm}, and its receipt once it has arrived. A plain form until React runs. */
export function LeadForm<Values extends object>({ lead, label, submit, receivedTitle, country, labelIdOf = fieldLabelId, returnQuery = '', back, asks = true, children }: LeadFormProps<Values>) {
  const intl = useIntl();
  const market = useMarket();
  const { path } = usePageAddress();
  const { form, arrived } = lead;
  // A label may be a question; in a list it is a name.
  const nameOf = (field: string): string => intl.formatMessage({ id: labelIdOf(field.split('.')[0] ?? field) }).replace(/\s*[?？؟]$/u, '');
  if (arrived) return <ReceiptCard of={arrived} title={receivedTitle} country={country} onAnother={lead.startOver} />;
  const homepage = form.text('homepage');
  return (
    <ContractForm form={form} label={label} action={formAction('mf-franchise', lead.name)}>
      {lead.refused ? <RefusedNotice refused={lead.refused} formId={form.id} nameOf={nameOf} /> : null}
      <input type="hidden" name="returnTo" value={marketHref(market, path + returnQuery)} />
      <div className={css.trap} aria-hidden="true">
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" value={homepage.value} onChange={(event) => homepage.onValue(event.target.value)} />
      </div>
      <div className={css.fields}>
        {asks ? (
          <p className={`${css.quiet} ${css.rule}`}>
            <RequiredNote />
          </p>
        ) : null}
        {children}
      </div>
      <Sending busy={form.submitting} failed={form.failure !== null} />
      <FormActions start back={back} note={<DraftLine draft={lead.draft} onStartOver={lead.startOver} />}>
        <div className={css.send}>
          <SubmitButton wide busy={form.submitting}>
            {submit}
          </SubmitButton>
        </div>
      </FormActions>
    </ContractForm>
  );
}

interface RefusedNoticeProps {
  readonly refused: RefusedLead;
  readonly formId: string;
  readonly nameOf: (field: string) => string;
}

/** Why a form that was sent without JavaScript was refused. The address holds nothing typed: the browser's way back does. */
function RefusedNotice({ refused: { code, fields }, formId, nameOf }: RefusedNoticeProps) {
  const back = <FormattedMessage id="lead-form.refused.back" />;
  if (fields.length === 0) {
    return (
      <Notice tone="attention" role="alert">
        <p>
          <FormattedMessage id={SENTENCE_OF[code] ?? 'lead-form.refused.service'} />
        </p>
        <p>{back}</p>
      </Notice>
    );
  }
  return (
    <div className={css.fields}>
      <ErrorSummary title={<FormattedMessage id="lead-form.refused.title" values={{ count: fields.length }} />} faults={fields.map(({ field, sentence, namesField }) => ({ fieldId: `${formId}-${field}`, sentence: namesField ? sentence : <FormattedMessage id="form.errors.named" values={{ field: nameOf(field), fault: sentence }} /> }))} />
      <p className={css.quiet}>{back}</p>
    </div>
  );
}

const SENTENCE_OF: Readonly<Record<number, string>> = {
  [ERROR.FORM_TOO_FAST]: 'lead-form.refused.tooFast',
  [ERROR.TOO_MANY_REQUESTS]: 'lead-form.refused.tooMany',
};

/** After so many milliseconds a reader wants to know that it still goes on. */
const SLOW_MS = 1_000;

/** Says that sending takes long, that the device is offline, and that a form which did not arrive is still here. */
function Sending({ busy, failed }: { busy: boolean; failed: boolean }) {
  const online = useOnline();
  const [slow, setSlow] = useState(false);
  if (slow && !busy) setSlow(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <div role="status" className={css.quiet}>
      {slow ? <FormattedMessage id="lead-form.slow" /> : !online ? <FormattedMessage id="lead-form.offline" /> : failed && !busy ? <FormattedMessage id="lead-form.kept" /> : null}
    </div>
  );
}
