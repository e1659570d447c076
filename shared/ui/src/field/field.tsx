import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { StatusShape } from '../status-mark/status-shape.tsx';
import { LABEL_NOTE } from './label-note.ts';
import css from './field.module.css';

interface FieldFrame {
  readonly label: ReactNode;
  /** Beside the label, in quiet text: the word for "optional". */
  readonly note?: ReactNode;
  /** How it should look, or what it is for; stays while an error shows. */
  readonly hint?: ReactNode;
  /** What is wrong and how it looks when right. */
  readonly error?: ReactNode;
}

type FieldProps = FieldFrame & Omit<ComponentPropsWithRef<'input'>, 'prefix'> & {
  readonly name: string;
  /** Fixed part before or after the input: `+966`, `kg`. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Code face, left to right: waybills, short addresses. */
  readonly code?: boolean;
};

/** One line of input with label, hint and error; works in a plain form without JavaScript. */
export function Field({ label, note, hint, error, prefix, suffix, code, className, id, ...input }: FieldProps) {
  const ids = useFieldIds(id, hint, error);
  const box = <input type="text" {...input} {...ids.control} {...(code && { dir: 'ltr' })} className={controlClasses(code, error, prefix, suffix)} />;
  return (
    <Frame {...{ label, note, hint, error, ids }} className={className}>
      {prefix || suffix ? (
        // A prefix is read before the input, in the input's direction; a suffix stands at the end of the page's lines.
        <span className={css.affixed} dir={prefix ? input.dir : undefined}>
          {prefix ? <span className={css.prefix}>{prefix}</span> : null}
          {box}
          {suffix ? <span className={css.suffix}>{suffix}</span> : null}
        </span>
      ) : (
        box
      )}
    </Frame>
  );
}

type TextAreaProps = FieldFrame & ComponentPropsWithRef<'textarea'> & {
  readonly name: string;
  readonly code?: boolean;
  /** How much is typed, at the end below the box; the hint then stands above it, as what to write. */
  readonly count?: ReactNode;
};

/** Several lines of input with label, hint and error. */
export function TextArea({ label, note, hint, error, count, code, className, id, ...textarea }: TextAreaProps) {
  const ids = useFieldIds(id, hint, error, count);
  return (
    <Frame {...{ label, note, error, ids }} hint={count ? null : hint} className={className}>
      {count ? <FieldNotes hint={hint} ids={ids} /> : null}
      <textarea {...textarea} {...ids.control} {...(code && { dir: 'ltr', spellCheck: false })} className={`${controlClasses(code, error)} ${css.area}`} />
      {count ? (
        <p id={ids.count} className={`${css.hint} ${css.count}`}>
          {count}
        </p>
      ) : null}
    </Frame>
  );
}

type SelectProps = FieldFrame & ComponentPropsWithRef<'select'> & { readonly name: string };

/** One of many: the browser’s own list, which phones show full screen and keyboards search. Its options are the children. */
export function Select({ label, note, hint, error, className, id, children, ...select }: SelectProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <Frame {...{ label, note, hint, error, ids }} className={className}>
      <select {...select} {...ids.control} className={`${controlClasses(false, error)} ${css.select}`}>
        {children}
      </select>
    </Frame>
  );
}

interface FieldIds {
  readonly hint: string;
  readonly error: string;
  readonly count: string;
  readonly control: { readonly id: string; readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true };
}

/** Ids that tie a control to its hint, count and error. */
export function useFieldIds(given: string | undefined, hint: ReactNode, error: ReactNode, count?: ReactNode): FieldIds {
  const made = useId();
  const id = given ?? made;
  const ids = { hint: `${id}-hint`, error: `${id}-error`, count: `${id}-count` };
  const described = [hint ? ids.hint : '', count ? ids.count : '', error ? ids.error : ''].filter(Boolean).join(' ');
  return { ...ids, control: { id, ...(described && { 'aria-describedby': described }), ...(error ? { 'aria-invalid': true as const } : {}) } };
}

export function controlClasses(code?: boolean, error?: ReactNode, prefix?: ReactNode, suffix?: ReactNode): string {
  return [css.control, code && css.code, error && css.bad, prefix && css.afterPrefix, suffix && css.beforeSuffix].filter(Boolean).join(' ');
}

/** Label, hint and error around any control. */
export function Frame({ label, note, hint, error, ids, className = '', children }: FieldFrame & { ids: FieldIds; className: string | undefined; children: ReactNode }) {
  return (
    <div className={`${css.field} ${className}`}>
      <label className={css.label} htmlFor={ids.control.id}>
        {label} {note ? <span className={css.note} {...{ [LABEL_NOTE]: true }}>{note}</span> : null}
      </label>
      {children}
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}

/** Below a control: how it should look, and what is wrong. */
export function FieldNotes({ hint, error, ids }: Pick<FieldFrame, 'hint' | 'error'> & { ids: FieldIds }) {
  return (
    <>
      {hint ? (
        <p id={ids.hint} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </>
  );
}

/** What is wrong, below its control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <StatusShape status="attention" className={css.mark} />
      <span>{children}</span>
    </p>
  );
}
