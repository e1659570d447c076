import { ERROR } from '@amberlane/contract/calls';
import { saveJobApplication } from '@amberlane/contract/call-index/leads';
import { FormattedMessage, useDispatch, useIntl, useMarket, type SiteStore } from '@amberlane/core';
import { Notice, TextLink } from '@amberlane/ui';
import { ConsentField, EmailField, FieldGroup, TextAreaField, TextField } from '@amberlane/ui/fields';
import type { ShownJob } from '../jobs/jobs-api.ts';
import { jobsAddress } from '../jobs/jobs-filter.ts';
import { keptMonths } from '../jobs/kept-months.ts';
import { AttachmentsField } from '../lead-form/attachments-field.tsx';
import { ContactNumberField, CountryField, fieldLabel, fieldLabelId } from '../lead-form/contact-fields.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { toPolicy } from '../lead-form/privacy-line.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';
import { blankApplication, LONGEST_LETTER, toApplication } from './application-values.ts';
import { jobApplicationApi } from './job-application-api.ts';
import css from './application-form.module.css';

const OWN_LABELS: ReadonlySet<string> = new Set(['attachments', 'letter', 'consent']);
const labelIdOf = (field: string): string => (OWN_LABELS.has(field) ? `recruit-apply.field.${field}` : fieldLabelId(field));

/** Who applies and with which papers. A file needs JavaScript, so that the form is not shown where there is none. */
export function ApplicationForm({ job }: { readonly job: ShownJob }) {
  const intl = useIntl();
  const market = useMarket();
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const lead = useLeadForm({
    name: 'recruit-apply',
    draftKey: `recruit-apply ${job.id}`,
    call: saveJobApplication,
    initial: blankApplication(market.country),
    toRequest: (values) => toApplication(job.id, values),
    send: (application) => dispatch(jobApplicationApi.endpoints.applyForJob.initiate(application, { track: false })),
  });
  const { text } = lead;
  return (
    <div className={css.scripted}>
      <LeadForm
        lead={lead}
        label={intl.formatMessage({ id: 'recruit-apply.label' })}
        submit={<FormattedMessage id="recruit-apply.submit" />}
        receivedTitle={<FormattedMessage id="recruit-apply.received" />}
        country={job.country}
        labelIdOf={labelIdOf}
      >
        <input type="hidden" name="jobId" value={job.id} />
        <FieldGroup legend={<FormattedMessage id="recruit-apply.person" />}>
          <TextField {...text('name')} label={fieldLabel('name')} autoComplete="name" maxLength={80} />
          <EmailField {...text('email')} label={fieldLabel('email')} />
          <CountryField bind={text('country')} label={<FormattedMessage id="recruit-apply.country" />} />
          <TextField {...text('city')} label={fieldLabel('city')} autoComplete="address-level2" maxLength={80} />
          <ContactNumberField bind={text('contactNumber')} country={text('country').value} />
        </FieldGroup>
        <div className={css.papers}>
          <AttachmentsField text={text} required label={<FormattedMessage id="recruit-apply.field.attachments" />} hint={<FormattedMessage id="recruit-apply.attachments.hint" />} />
          <TextAreaField
            {...text('letter')}
            label={<FormattedMessage id="recruit-apply.field.letter" />}
            hint={<FormattedMessage id="recruit-apply.letter.hint" />}
            required={false}
            rows={6}
            maxLength={LONGEST_LETTER}
          />
        </div>
        <ConsentField
          {...lead.flag('consent')}
          label={
            <FormattedMessage id="recruit-apply.consent" values={{ months: keptMonths(), policy: toPolicy }} />
          }
        />
        {lead.form.failure?.code === ERROR.JOB_CLOSED ? (
          <Notice>
            <TextLink to={jobsAddress()}>
              <FormattedMessage id="recruit-apply.all" />
            </TextLink>
          </Notice>
        ) : null}
      </LeadForm>
    </div>
  );
}
