import type { ComponentProps, Ref } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Field, TextArea } from '../../field/field.tsx';
import type { TextBinding } from '../form/bindings.ts';

type Shown = 'label' | 'note' | 'hint' | 'className' | 'required' | 'disabled' | 'readOnly' | 'autoComplete' | 'maxLength';

export type TextFieldProps = TextBinding &
  Pick<ComponentProps<typeof Field>, Shown | 'prefix' | 'suffix' | 'code' | 'dir' | 'inputMode' | 'type' | 'autoCapitalize' | 'spellCheck'> & {
    readonly ref?: Ref<HTMLInputElement>;
  };

/** One line of text. Names and notes take `dir="auto"`, which it has unless told otherwise. */
export function TextField({ onValue, onLeave, required = true, note, dir = 'auto', ...field }: TextFieldProps) {
  return (
    <Field
      {...field}
      dir={dir}
      required={required}
      note={note ?? optionalNote(required)}
      onChange={(event) => onValue(event.target.value)}
      onBlur={onLeave}
    />
  );
}

/** The word "optional": required is the norm and has no mark. */
export const optionalNote = (required: boolean) => (required ? undefined : <FormattedMessage id="form.optional" />);

type TextAreaFieldProps = TextBinding & Pick<ComponentProps<typeof TextArea>, Shown | 'rows'>;

/** Several lines of text; with a `maxLength` it counts what is typed. */
export function TextAreaField({ onValue, onLeave, required = true, note, maxLength, ...area }: TextAreaFieldProps) {
  return (
    <TextArea
      {...area}
      dir="auto"
      maxLength={maxLength}
      required={required}
      note={note ?? optionalNote(required)}
      count={maxLength === undefined ? null : <FormattedMessage id="form.count" values={{ count: area.value.length, max: maxLength }} />}
      onChange={(event) => onValue(event.target.value)}
      onBlur={onLeave}
    />
  );
}
