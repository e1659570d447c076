import { FormattedMessage, useIntl } from '@amberlane/core';
import { Chip, ChipRow } from '@amberlane/ui';
import { EmailField, FieldPair, RadioField, TextAreaField, TextField } from '@amberlane/ui/fields';
import { FilterFold } from '../filter-fold/filter-fold.tsx';
import { ContactNumberField, ContactWayField, CountryField, fieldLabel } from '../lead-form/contact-fields.tsx';
import { AttachmentsField } from '../lead-form/attachments-field.tsx';
import type { Application } from './use-application.ts';
import css from './apply.module.css';

interface StepProps {
  readonly application: Application;
}

export function YouFields({ application: { lead } }: StepProps) {
  return (
    <FieldPair>
      <TextField {...lead.text('name')} label={fieldLabel('name')} autoComplete="name" maxLength={80} />
      <CountryField bind={lead.text('country')} label={<FormattedMessage id="franchise-apply.country" />} hint={<FormattedMessage id="franchise-apply.country.hint" />} />
      <ContactNumberField bind={lead.text('contactNumber')} country={lead.values.country} />
      <EmailField {...lead.text('email')} label={fieldLabel('email')} hint={<FormattedMessage id="franchise-apply.email.hint" />} />
      <TextField {...lead.text('company')} label={fieldLabel('company')} hint={<FormattedMessage id="franchise-apply.company.hint" />} required={false} autoComplete="organization" maxLength={120} />
      <ContactWayField bind={lead.text('contactWay')} />
    </FieldPair>
  );
}

/** More open areas than these fill a phone, which folds them. */
const MANY = 8;

/** The region is free text; areas that are open fill it in by a press. */
export function TerritoryFields({ application: { lead, territories } }: StepProps) {
  const intl = useIntl();
  const state = lead.text('state');
  const open = territories.filter((territory) => territory.state === 'OPEN');
  return (
    <>
      {open.length > 0 ? (
        <div className={css.scripted}>
          {open.length > MANY ? (
            <FilterFold>
              <FormattedMessage id="franchise-apply.areas" />
            </FilterFold>
          ) : null}
          <div className={css.areas}>
            <p className={css.quiet}>
              <FormattedMessage id="franchise-apply.areas" />
            </p>
            <ChipRow label={intl.formatMessage({ id: 'franchise-apply.areas' })}>
              {open.map(({ code, name }) => (
                <Chip key={code} chosen={name === state.value} onChoose={() => state.onValue(name)}>
                  {name}
                </Chip>
              ))}
            </ChipRow>
          </div>
        </div>
      ) : null}
      <FieldPair>
        <TextField {...state} label={fieldLabel('state')} hint={<Availability name={state.value} territories={territories} />} autoComplete="address-level1" maxLength={80} />
        <TextField {...lead.text('city')} label={fieldLabel('city')} autoComplete="address-level2" maxLength={80} />
      </FieldPair>
    </>
  );
}

/** Whether the typed region is one of ours, and free. */
function Availability({ name, territories }: { name: string; territories: Application['territories'] }) {
  const wanted = name.trim().toLocaleLowerCase();
  const found = territories.find((territory) => territory.name.toLocaleLowerCase() === wanted);
  return <FormattedMessage id="franchise-apply.state.hint" values={{ state: found?.state ?? 'none' }} />;
}

export function ExperienceFields({ application: { lead } }: StepProps) {
  return (
    <>
      <RadioField
        {...lead.text('logisticsExperience')}
        look="segmented"
        legend={<FormattedMessage id="franchise-apply.experience" />}
        choices={(['true', 'false'] as const).map((value) => ({ value, label: <FormattedMessage id="franchise-apply.experience.choice" values={{ value }} /> }))}
      />
      <TextAreaField {...lead.text('remark')} label={fieldLabel('remark')} hint={<FormattedMessage id="franchise-apply.remark.hint" />} required={false} rows={5} maxLength={2000} />
      <TextAreaField {...lead.text('otherInfo')} label={<FormattedMessage id="franchise-apply.otherInfo" />} hint={<FormattedMessage id="franchise-apply.otherInfo.hint" />} required={false} rows={3} maxLength={1000} />
    </>
  );
}

export function PapersFields({ application: { lead } }: StepProps) {
  return <AttachmentsField text={lead.text} label={<FormattedMessage id="franchise-apply.papers" />} hint={<FormattedMessage id="franchise-apply.papers.hint" />} />;
}
