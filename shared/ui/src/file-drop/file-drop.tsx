import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { up } from '../icon/icons.ts';
import { Spinner } from '../spinner/spinner.tsx';
import css from './file-drop.module.css';

export interface FileDropProps {
  /** Of the control; its hint is `<id>-hint`. One is made unless given. */
  readonly id?: string | undefined;
  /** Name in the form; without one the control is no part of it. */
  readonly name?: string | undefined;
  readonly label: ReactNode;
  /** Which files are taken, and how large. */
  readonly hint: ReactNode;
  /** As the attribute of HTML: endings and media types, separated by commas. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** A file is being read. */
  readonly busy?: boolean;
  /** One field of a form, beside a page that is about its file. */
  readonly small?: boolean;
  readonly invalid?: boolean;
  /** Ids of what else describes the control: a note, a fault. */
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** At least one. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place to choose files or to drop them on. */
export function FileDrop({ id: given, name, label, hint, accept, multiple = false, busy = false, small = false, invalid = false, describedBy = '', ref, onFiles }: FileDropProps) {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-hint`;
  return (
    <div className={`${css.drop} ${small ? css.small : ''} ${invalid ? css.invalid : ''}`} aria-busy={busy}>
      {busy ? <Spinner /> : <Icon of={up} className={css.icon ?? ''} />}
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <p id={hintId} className={css.hint}>
        {hint}
      </p>
      {/* Browsers take what is dropped on it. */}
      <input
        ref={ref}
        id={id}
        name={name}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-describedby={`${hintId} ${describedBy}`.trim()}
        aria-invalid={invalid || undefined}
        className={css.input}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file again, once it was put right.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
