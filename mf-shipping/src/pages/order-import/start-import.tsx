import { useState } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { StepLane } from '@amberlane/ui';
import { useLeaveWarning } from '@amberlane/ui/fields';
import { guessMapping, type Mapping } from '../../import/mapping.ts';
import type { Table } from '../../import/table.ts';
import { ColumnMap } from './column-map.tsx';
import { FileChoice, type ChosenFile } from './file-choice.tsx';
import { LanePart } from './lane-part.tsx';
import { RecentImports } from './recent-imports.tsx';
import { SampleColumns } from './sample-columns.tsx';
import { TemplateButtons } from './template-buttons.tsx';
import { UploadForm } from './upload-form.tsx';
import css from './start-import.module.css';

/** Steps 1 and 2: a file is filled in, where the reader has none yet, chosen, and its columns are matched. Nothing is sent before the rows are checked. */
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
      <StepLane>
        <LanePart
          state={file ? 'done' : 'open'}
          title={<FormattedMessage id="order-import.prepare" />}
          note={file ? null : <FormattedMessage id="order-import.prepare.optional" />}
          beside={file ? null : <SampleColumns />}
        >
          {file ? null : (
            <div className={css.prepare}>
              <p>
                <FormattedMessage id="order-import.prepare.text" />
              </p>
              <ul className={css.facts}>
                <li>
                  <FormattedMessage id="order-import.file.heads" />
                </li>
                <li>
                  <FormattedMessage id="order-import.file.joins" />
                </li>
              </ul>
              <div className={css.templates}>
                <TemplateButtons />
              </div>
            </div>
          )}
        </LanePart>
        <LanePart state="now" title={<FormattedMessage id="order-import.file" />} note={file ? <Matched table={file.table} mapping={mapping} /> : null}>
          <FileChoice file={file} onChoose={choose} />
          {file ? (
            <>
              <ColumnMap table={file.table} mapping={mapping} onChange={setMapping} />
              <UploadForm file={file} mapping={mapping} />
            </>
          ) : null}
        </LanePart>
        <LanePart state="todo" title={<FormattedMessage id="order-import.rows" />} note={<FormattedMessage id="order-import.rows.note" />} />
        <LanePart state="todo" title={<FormattedMessage id="order-import.create" />} note={<FormattedMessage id="order-import.create.note" />} />
        <LanePart state="todo" title={<FormattedMessage id="order-import.result" />} note={<FormattedMessage id="order-import.result.note" />} />
      </StepLane>
      {file ? null : <RecentImports />}
    </>
  );
}

const Matched = ({ table, mapping }: { table: Table; mapping: Mapping }) => (
  <FormattedMessage id="order-import.matched" values={{ matched: new Set(Object.values(mapping)).size, of: table.heads.length }} />
);
