import { FormattedMessage, useIntl } from '@amberlane/core';
import { Button, Steps } from '@amberlane/ui';
import { fieldLabelId } from '../lead-form/contact-fields.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { PrivacyLine, Review } from './review.tsx';
import { ExperienceFields, PapersFields, TerritoryFields, YouFields } from './step-fields.tsx';
import { StepPart, useHydrated } from './step-part.tsx';
import { stepBefore, stepOfField, STEPS, type StepId } from './steps.ts';
import type { Application } from './use-application.ts';
import css from './apply.module.css';

const OWN_LABELS: Readonly<Record<string, string>> = { country: 'franchise-apply.country', otherInfo: 'franchise-apply.otherInfo', logisticsExperience: 'franchise-apply.experience' };
const labelIdOf = (field: string): string => OWN_LABELS[field] ?? fieldLabelId(field);

/** The form in steps, and its receipt. One long form until React runs, and without JavaScript. */
export function ApplicationForm({ application }: { application: Application }) {
  const intl = useIntl();
  const { lead, step, country, goTo } = application;
  const { form } = lead;
  const place = STEPS.indexOf(step);
  const before = stepBefore(step);
  // The summary names what belongs to this step; a refusal has led to the first one that it concerns.
  const shown = { ...lead, form: { ...form, refused: form.refused.filter(({ id }) => step === 'review' || stepOfField(id.slice(form.id.length + 1)) === step) } };
  return (
    <>
      {lead.arrived ? null : (
        <div className={`${css.scripted} ${css.lane}`}>
          <Steps
            label={intl.formatMessage({ id: 'franchise-apply.steps' })}
            position={<Position of={step} />}
            steps={STEPS.map((id, index) => {
              const state = index < place ? 'done' : index === place ? 'now' : 'todo';
              return { id, state, title: <StepName of={id} />, stateText: <FormattedMessage id="franchise-apply.step.state" values={{ state }} /> };
            })}
          />
        </div>
      )}
      <LeadForm
        lead={shown}
        label={intl.formatMessage({ id: 'franchise-apply.title' })}
        submit={<SubmitWords isLast={step === 'review'} />}
        receivedTitle={<FormattedMessage id="franchise-apply.received" />}
        country={country}
        labelIdOf={labelIdOf}
        asks={false}
        back={
          before === null ? undefined : (
            <div className={css.scripted}>
              <Button onClick={() => goTo(before)}>
                <FormattedMessage id="franchise-apply.back" />
              </Button>
            </div>
          )
        }
      >
        <StepPart id="you" asks application={application}>
          <YouFields application={application} />
        </StepPart>
        <StepPart id="territory" asks application={application}>
          <TerritoryFields application={application} />
        </StepPart>
        <StepPart id="experience" asks application={application}>
          <ExperienceFields application={application} />
        </StepPart>
        <StepPart id="papers" application={application}>
          <PapersFields application={application} />
        </StepPart>
        <div className={css.scripted}>
          <StepPart id="review" application={application}>
            <Review application={application} />
          </StepPart>
        </div>
        <PrivacyLine isShown={step === 'you' || step === 'review'} />
      </LeadForm>
      {lead.arrived ? (
        <p className={css.print}>
          <Button small onClick={() => print()}>
            <FormattedMessage id="franchise-apply.print" />
          </Button>
        </p>
      ) : null}
    </>
  );
}

const StepName = ({ of }: { of: StepId }) => (
  <span className={css.stepName}>
    <FormattedMessage id={`franchise-apply.step.${of}`} />
  </span>
);

/** `Step 1 of 5: Your details`. */
const Position = ({ of }: { of: StepId }) => (
  <FormattedMessage id="franchise-apply.position" values={{ step: STEPS.indexOf(of) + 1, of: STEPS.length, name: <FormattedMessage key="name" id={`franchise-apply.step.${of}`} /> }} />
);

/** Without JavaScript the one button sends the whole form. */
function SubmitWords({ isLast }: { isLast: boolean }) {
  const hydrated = useHydrated();
  const send = <FormattedMessage id="franchise-apply.send" />;
  if (isLast) return send;
  const next = <FormattedMessage id="franchise-apply.next" />;
  if (hydrated) return next;
  return (
    <>
      <span className={css.scripted}>{next}</span>
      <span className={css.plain}>{send}</span>
    </>
  );
}
