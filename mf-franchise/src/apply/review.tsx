import type { ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { Button, Ltr } from '@amberlane/ui';
import { isCountry } from '@amberlane/contract/site';
import { filesOf } from '../lead-form/attachments.ts';
import { fieldLabel } from '../lead-form/contact-fields.tsx';
import { leadCalls } from '../lead-form/lead-calls.ts';
import { toPolicy } from '../lead-form/privacy-line.tsx';
import { stepOfField, type ApplyValues, type StepId } from './steps.ts';
import type { Application } from './use-application.ts';
import css from './apply.module.css';

interface Line {
  readonly field: keyof ApplyValues;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** All that is about to be sent, with the way back to each step. */
export function Review({ application: { lead, goTo } }: { application: Application }) {
  const lines = useLines(lead.values);
  const steps = ['you', 'territory', 'experience', 'papers'] as const satisfies readonly StepId[];
  return (
    <div className={css.review}>
      {steps.map((step) => (
        <div key={step} className={css.reviewed}>
          <div className={css.reviewHead}>
            <h3>
              <FormattedMessage id={`franchise-apply.step.${step}`} />
            </h3>
            <Button kind="quiet" small onClick={() => goTo(step)}>
              <FormattedMessage id="franchise-apply.change" values={{ step: <FormattedMessage key="step" id={`franchise-apply.step.${step}`} /> }} />
            </Button>
          </div>
          <dl className={css.facts}>
            {lines
              .filter(({ field }) => stepOfField(field) === step)
              .map(({ field, label, value }) => (
                <div key={field}>
                  <dt>{label}</dt>
                  <dd className={value === '' ? css.empty : undefined}>{value === '' ? <FormattedMessage id="franchise-apply.empty" /> : value}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function useLines(values: ApplyValues): readonly Line[] {
  const { locale } = useMarket();
  const { data } = leadCalls.useLeadListsQuery({ locale });
  const way = data?.CONTACT_WAY?.find(({ dictCode }) => dictCode === values.contactWay)?.dictName ?? '';
  const typed = (text: string): ReactNode => (text === '' ? '' : <bdi className={css.typed}>{text}</bdi>);
  const names = filesOf(values.attachments, new Date()).map(({ name }) => name);
  const { name, company, country, contactNumber, email, state, city, logisticsExperience: experience, remark, otherInfo } = values;
  return [
    { field: 'name', label: fieldLabel('name'), value: typed(name) },
    { field: 'country', label: <FormattedMessage id="franchise-apply.country" />, value: isCountry(country) ? <FormattedMessage id={`shell.country.${country}`} /> : '' },
    { field: 'contactNumber', label: fieldLabel('contactNumber'), value: contactNumber === '' ? '' : <Ltr>{contactNumber}</Ltr> },
    { field: 'email', label: fieldLabel('email'), value: email === '' ? '' : <Ltr>{email}</Ltr> },
    { field: 'company', label: fieldLabel('company'), value: typed(company) },
    { field: 'contactWay', label: fieldLabel('contactWay'), value: way },
    { field: 'state', label: fieldLabel('state'), value: typed(state) },
    { field: 'city', label: fieldLabel('city'), value: typed(city) },
    { field: 'logisticsExperience', label: <FormattedMessage id="franchise-apply.experience" />, value: experience === '' ? '' : <FormattedMessage id="franchise-apply.experience.choice" values={{ value: experience }} /> },
    { field: 'remark', label: fieldLabel('remark'), value: typed(remark) },
    { field: 'otherInfo', label: <FormattedMessage id="franchise-apply.otherInfo" />, value: typed(otherInfo) },
    { field: 'attachments', label: fieldLabel('attachments'), value: typed(names.join('\n')) },
  ];
}

/** What happens with the data: where the applicant is named, beside the button that sends, and in the plain form. */
export const PrivacyLine = ({ isShown }: { isShown: boolean }) => (
  <p className={isShown ? css.quiet : `${css.quiet} ${css.other}`}>
    <FormattedMessage id="franchise-apply.privacy" values={{ policy: toPolicy }} />
  </p>
);
