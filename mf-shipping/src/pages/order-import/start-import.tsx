import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { useLeaveWarning } from '@amberlane/ui/fields';
import { guessMapping, type Mapping } from '../../import/mapping.ts';
import type { Table } from '../../import/table.ts';
import { ColumnMap } from './column-map.tsx';
import { FileChoice, type ChosenFile } from './file-choice.tsx';
import { Lane, LanePart } from './lane-part.tsx';
import { RecentImports } from './recent-imports.tsx';
import { UploadForm } from './upload-form.tsx';

/** Steps 1 and 2: a file, and what its columns mean. Nothing is sent before the rows are checked. */
export function StartImport() {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  useLeaveWarning(file !== null);
  const choose = (chosen: ChosenFile): void => {
    setFile(chosen);
    setMapping(guessMapping(chosen.table));
  };
  return (
    <>
      <Lane>
        <LanePart step={1} state={file ? 'done' : 'now'} title={<FormattedMessage id="order-import.file" />}>
          <FileChoice file={file} onChoose={choose} />
        </LanePart>
        <LanePart step={2} state={file ? 'now' : 'todo'} title={<FormattedMessage id="order-import.columns" />} note={file ? <Matched table={file.table} mapping={mapping} /> : <FormattedMessage id="order-import.columns.note" />}>
          {file ? (
            <>
              <ColumnMap table={file.table} mapping={mapping} onChange={setMapping} />
              <UploadForm file={file} mapping={mapping} />
            </>
          ) : null}
        </LanePart>
        <LanePart step={3} state="todo" title={<FormattedMessage id="order-import.rows" />} note={<FormattedMessage id="order-import.rows.note" />} />
        <LanePart step={4} state="todo" title={<FormattedMessage id="order-import.create" />} note={<FormattedMessage id="order-import.create.note" />} />
        <LanePart step={5} state="todo" title={<FormattedMessage id="order-import.result" />} note={<FormattedMessage id="order-import.result.note" />} />
      </Lane>
      {file ? null : <RecentImports />}
    </>
  );
}

const Matched = ({ table, mapping }: { table: Table; mapping: Mapping }) => (
  <FormattedMessage id="order-import.matched" values={{ matched: new Set(Object.values(mapping)).size, of: table.heads.length }} />
);
