import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';
import { FileDrop, Icon, icons, Ltr, Notice, SentenceSpace } from '@amberlane/ui';
import type { FileProblem, Table } from '../../import/table.ts';
import css from './file-choice.module.css';

export interface ChosenFile {
  readonly name: string;
  readonly table: Table;
}

/** A file is chosen or dropped, and read on the device. */
export function FileChoice({ file, onChoose }: { file: ChosenFile | null; onChoose: (file: ChosenFile) => void }) {
  const { locale } = useMarket();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);
  const read = async (chosen: File): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { readFile } = await import('../../import/read-file.ts');
      const answer = await readFile(chosen, locale);
      if ('problem' in answer) setProblem(answer.problem);
      else onChoose({ name: chosen.name, table: answer.table });
    } catch {
      setProblem('unread');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div ref={box} tabIndex={-1} className={css.problem}>
        {problem ? (
          <Notice tone="attention" role="alert">
            <FormattedMessage id={`order-import.problem.${problem}`} values={{ max: ORDER_IMPORT.maxRows }} />
          </Notice>
        ) : null}
      </div>
      <FileDrop
        busy={busy}
        label={
          <span className={file ? css.other : css.choose}>
            <FormattedMessage id={file ? 'order-import.file.other' : 'order-import.file.choose'} />
          </span>
        }
        hint={
          <>
            <span className={css.drop}>
              <FormattedMessage id="order-import.file.drop" />
            </span>
            <SentenceSpace />
            <FormattedMessage id="order-import.file.hint" values={{ max: ORDER_IMPORT.maxRows }} />
          </>
        }
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFiles={([chosen]) => {
          if (chosen) void read(chosen);
        }}
      />
      {file ? null : (
        <p className={css.safe}>
          <FormattedMessage id="order-import.file.safe" />
        </p>
      )}
      {file ? (
        <p className={css.file} role="status">
          <Icon of={icons.doc} />
          <span className={css.facts}>
            <bdi className={css.name}>{file.name}</bdi>
            <FormattedMessage id="order-import.file.read" values={{ rows: file.table.rows.length, columns: file.table.heads.length }} />
            {file.table.sheet ? <FormattedMessage id="order-import.file.sheet" values={{ sheet: <Ltr key="sheet">{file.table.sheet}</Ltr> }} /> : null}
          </span>
        </p>
      ) : null}
    </>
  );
}
