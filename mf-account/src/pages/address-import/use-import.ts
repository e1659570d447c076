/** Reads, repairs and sends the rows of a file; what was not sent stays until its reader leaves. */
import { useState } from 'react';
import { useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { addressCalls } from '../../addresses/address-calls.ts';
import { toContent, type EntryContent } from '../../addresses/entry-values.ts';
import { countOf, rowOf, withAnswers, type ImportRow } from './import-state.ts';

type Problem = 'heads' | 'empty' | 'tooMany' | 'unread';

const reading = () => Promise.all([import('./read-rows.ts'), import('./judge-row.ts')]);

export function useImport() {
  const { country, locale } = useMarket();
  const [send] = addressCalls.useImportAddressesMutation();
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  /** Rows done of those that are being sent; null while nothing is. */
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const read = async (source: Blob | string): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const [{ readSource }, { judgeRow }] = await Promise.all([import('./read-source.ts'), import('./judge-row.ts')]);
      const file = await readSource(source, locale, country);
      if ('refused' in file) setProblem(file.refused);
      else setRows(file.rows.map((row) => rowOf(row, judgeRow(row.values, locale))));
    } catch {
      setProblem('unread');
    } finally {
      setBusy(false);
    }
  };

  const repair = async (line: number, values: EntryContent): Promise<void> => {
    const [, { judgeRow }] = await reading();
    setRows((before) => before.map((row) => (row.line === line ? rowOf({ line, values, findings: [] }, judgeRow(values, locale)) : row)));
  };

  /** Zeros in front of postcodes: put back, or left as the file has them. */
  const decideZeros = async (restore: boolean): Promise<void> => {
    const [{ withZeros }, { judgeRow }] = await reading();
    setRows((before) =>
      before.map((row) => {
        if (!row.findings.includes('zeros')) return row;
        const values = (restore ? withZeros(row.values) : null) ?? row.values;
        return rowOf({ line: row.line, values, findings: row.findings.filter((finding) => finding !== 'zeros') }, judgeRow(values, locale));
      }),
    );
  };

  /** Sends in portions; a portion that fails leaves its rows and the later ones as they are. */
  const submit = async (chosen: readonly ImportRow[], keepDuplicates: boolean): Promise<void> => {
    const { columnName } = await import('./judge-row.ts');
    setFailure(null);
    const portion = RULES.addressBook.importChunk;
    for (let start = 0; start < chosen.length; start += portion) {
      setProgress({ done: start, of: chosen.length });
      const sent = chosen.slice(start, start + portion);
      const { data, error } = await send({ entries: sent.map(({ values }) => toContent(values)), keepDuplicates });
      if (!data) {
        setFailure(error);
        break;
      }
      setRows((before) => withAnswers(before, sent, data.rows, ({ field, message }) => ({ field, column: columnName(field, locale), sentence: message })));
    }
    setProgress(null);
  };

  return {
    rows, problem, busy, progress, failure,
    read, repair, decideZeros,
    send: () => submit(rows.filter(({ status }) => status === 'ready'), false),
    keepBoth: (chosen: readonly ImportRow[]) => submit(chosen, true),
    remove: (line: number) => setRows((before) => before.filter((row) => row.line !== line)),
    startAgain: () => {
      setRows([]);
      setFailure(null);
    },
    unsent: countOf(rows, 'ready', 'faulty', 'refused', 'duplicate') > 0,
  };
}

export type Importing = ReturnType<typeof useImport>;
