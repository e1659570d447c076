import { useState, type ReactNode } from 'react';
import { MAX_ATTACHMENTS } from '@amberlane/contract/domain/upload-limits';
import type { TextBinding } from '@amberlane/ui/fields';
import { FileField } from '../files/file-field.tsx';
import { filesOf, filesText } from './attachments.ts';
import { fieldLabel } from './contact-fields.tsx';

interface AttachmentsFieldProps {
  readonly text: (path: string) => TextBinding;
  readonly label?: ReactNode;
  /** What to attach. */
  readonly hint: ReactNode;
  readonly required?: boolean;
}

/** Files of a form (`attachments` of its call); their list is a text value, so that the draft keeps it. */
export function AttachmentsField({ text, label = fieldLabel('attachments'), hint, required = false }: AttachmentsFieldProps) {
  const [now] = useState(() => new Date());
  const { id, name, value, onValue } = text('attachments');
  const files = filesOf(value, now);
  const places = [name, ...Array.from({ length: MAX_ATTACHMENTS }, (_place, index) => `${name}.${index}`)];
  const faults = places.flatMap((field) => {
    const { error } = text(field);
    return error === undefined ? [] : [{ field, message: error }];
  });
  return <FileField id={id} name={name} label={label} hint={hint} required={required} faults={faults} files={files} onChange={(next) => onValue(filesText(next))} />;
}
