import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { FieldGroup, TextAreaField, TextField, type TextBinding } from '@amberlane/ui/fields';
import { ContactWayField, fieldLabel } from './contact-fields.tsx';
import css from './lead-form.module.css';

interface MessageFieldsProps {
  readonly text: (path: string) => TextBinding;
  /** Name of the message in the call. */
  readonly field: 'questions' | 'remark';
  readonly legend: ReactNode;
  readonly hint: ReactNode;
  readonly required?: boolean;
  /** Whether another way to be reached can be named. */
  readonly otherInfo?: boolean;
}

/** Longest message and other information of the calls. */
const MESSAGE_LENGTH = 2_000;
const INFO_LENGTH = 1_000;

/** What the sender wants to say, and how to answer. */
export function MessageFields({ text, field, legend, hint, required = false, otherInfo = true }: MessageFieldsProps) {
  return (
    <FieldGroup legend={legend}>
      <TextAreaField {...text(field)} label={fieldLabel(field)} hint={hint} required={required} rows={6} maxLength={MESSAGE_LENGTH} className={css.wide} />
      <ContactWayField bind={text('contactWay')} />
      {otherInfo ? <TextField {...text('otherInfo')} label={fieldLabel('otherInfo')} hint={<FormattedMessage id="lead-form.otherInfo.hint" />} required={false} maxLength={INFO_LENGTH} /> : null}
    </FieldGroup>
  );
}
