/**
 * Files that go with a form: chosen or dropped, sent at once and in parts, each with its own state. The form keeps the
 * list (`AttachedFile`) in its values and draft, and sends the ids. Messages: bundles `files` and `form`.
 *
 *     <FileField {...binding('attachments')} label={…} files={values.attachments} onChange={setFiles} />
 */
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { MAX_ATTACHMENTS } from '@amberlane/contract/domain/upload-limits';
import { FieldError, FileDrop, SentenceSpace, VisuallyHidden } from '@amberlane/ui';
import type { AttachedFile } from './attached-file.ts';
import { ACCEPTED, MAX_MEGABYTES } from './check-file.ts';
import { FileList } from './file-list.tsx';
import type { Upload } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';
import css from './file-field.module.css';

interface FileFieldProps {
  /** Of the control, to which a summary of faults links; that of file N of the list is `<id>.N`. */
  readonly id?: string;
  readonly name: string;
  readonly label: ReactNode;
  /** What to attach, beside the kinds and sizes, which the field tells itself. */
  readonly hint?: ReactNode;
  /** Most files; five unless said. */
  readonly max?: number;
  readonly required?: boolean;
  /** What the form has against the list (`attachments`) or a file in it (`attachments.0`). */
  readonly faults?: readonly { readonly field: string; readonly message: string }[];
  readonly files: readonly AttachedFile[];
  readonly onChange: (files: readonly AttachedFile[]) => void;
  /** Told how many chosen files have not arrived: a form waits for them, or says that they can be removed. */
  readonly onPending?: (count: number) => void;
}

const never = () => () => {};
/** Without JavaScript the control must not be part of the form: it would send a name without a file. */
const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);

export function FileField({ id: given, name, label, hint, max = MAX_ATTACHMENTS, required = false, faults = [], files, onChange, onPending }: FileFieldProps) {
  const intl = useIntl();
  const made = useId();
  const id = given ?? made;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [note, setNote] = useState<ReactNode>(null);
  const [told, setTold] = useState('');
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  const change = (next: readonly AttachedFile[]): void => {
    // Two files may arrive before the form shows the first.
    latest.current = next;
    onChange(next);
  };
  const { list, add, retry, remove, drop } = useUploads((file) => {
    change([...latest.current, file]);
    setTold(intl.formatMessage({ id: 'files.told.attached' }, { name: file.name }));
  });
  useTellFailures(list, (upload) => setTold(intl.formatMessage({ id: 'files.told.failed' }, { name: upload.name })));
  const pending = list.length;
  useEffect(() => onPending?.(pending), [pending, onPending]);
  const waitSentence = pending > 0 ? intl.formatMessage({ id: 'files.pending' }) : '';
  useEffect(() => input.current?.setCustomValidity(waitSentence), [waitSentence, isHydrated]);

  const choose = (chosen: readonly File[]): void => {
    const known = new Set([...files, ...list].map(({ name: taken, bytes }) => `${bytes} ${taken}`));
    const fresh = chosen.filter((file) => !known.has(`${file.size} ${file.name}`));
    const room = Math.max(0, max - files.length - list.length);
    setNote(fresh.length > room ? <FormattedMessage id="files.tooMany" values={{ max }} /> : null);
    if (room > 0 && fresh.length > 0) add(fresh.slice(0, room));
  };
  const leaveRow = (removed: string): void => {
    setNote(null);
    setTold(intl.formatMessage({ id: 'files.told.removed' }, { name: removed }));
    input.current?.focus();
  };
  const ownFault = faults.find(({ field }) => field === name)?.message;
  const ids = { label: `${id}-label`, note: `${id}-note`, error: `${id}-error` };
  const described = [note ? ids.note : '', ownFault ? ids.error : ''].filter(Boolean).join(' ');
  return (
    <div role="group" aria-labelledby={ids.label} className={css.field}>
      <p id={ids.label} className={css.label}>
        {label} {required ? null : <span className={css.note}><FormattedMessage id="form.optional" /></span>}
      </p>
      <noscript>
        <p className={css.quiet}>
          <FormattedMessage id="files.later" />
        </p>
      </noscript>
      <div className={css.scripted}>
        <FileDrop
          ref={input}
          id={id}
          name={isHydrated ? name : undefined}
          small
          multiple={max > 1}
          label={<FormattedMessage id="files.choose" values={{ drop: byMouse }} />}
          hint={
            <>
              {hint}
              {hint ? <SentenceSpace /> : null}
              <FormattedMessage id="files.hint" values={{ max, size: intl.formatNumber(MAX_MEGABYTES, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' }) }} />
            </>
          }
          accept={ACCEPTED}
          invalid={ownFault !== undefined}
          describedBy={described}
          onFiles={choose}
        />
        {note ? <FieldError id={ids.note}>{note}</FieldError> : null}
        {ownFault ? <FieldError id={ids.error}>{ownFault}</FieldError> : null}
        {files.length + list.length > 0 ? (
          <FileList
            id={id}
            labelId={ids.label}
            files={files}
            uploads={list}
            faultOf={(index) => faults.find(({ field }) => field === `${name}.${index}`)?.message}
            onRetry={retry}
            onRemoveFile={({ id: removed, name: fileName }) => {
              drop(removed);
              change(files.filter((other) => other.id !== removed));
              leaveRow(fileName);
            }}
            onRemoveUpload={({ key, name: fileName }) => {
              remove(key);
              leaveRow(fileName);
            }}
          />
        ) : null}
        <VisuallyHidden>
          <span role="status">{told}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** Words about dragging files: not on phones, where nothing can be dragged. */
const byMouse = (words: ReactNode) => (
  <span key="drop" className={css.drop}>
    {words}
  </span>
);

const ENDED = new Set<Upload['state']['step']>(['failed', 'unfit', 'refused', 'unreadable']);

/** Tells once of each file that did not get there. */
function useTellFailures(list: readonly Upload[], tell: (upload: Upload) => void): void {
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = list.filter(({ state }) => ENDED.has(state.step));
    const fresh = ended.find(({ key }) => !before.current.has(key));
    before.current = new Set(ended.map(({ key }) => key));
    if (fresh) tell(fresh);
  }, [list, tell]);
}
