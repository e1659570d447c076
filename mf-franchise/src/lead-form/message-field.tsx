import type { ReactNode } from 'react';
import { TextAreaField, type TextBinding } from '@amberlane/ui/fields';
import { fieldLabel } from './contact-fields.tsx';

interface MessageFieldProps {
  readonly text: (path: string) => TextBinding;
  /** Name of the message in the call. */
  readonly field: 'questions' | 'remark';
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
}

/** What the sender wants to say. */
export const MessageField = ({ text, field, label = fieldLabel(field), hint, required = true }: MessageFieldProps) => (
  <TextAreaField {...text(field)} label={label} hint={hint} required={required} rows={6} maxLength={2_000} />
);
