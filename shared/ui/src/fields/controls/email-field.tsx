import { TextField, type TextFieldProps } from './text-field.tsx';

/** A mail address: left to right, a keyboard with @, nothing corrected or put in capitals. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} dir="ltr" maxLength={254} {...props} />;
}
