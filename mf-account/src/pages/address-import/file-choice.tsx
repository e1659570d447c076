import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Button, DisclosureRow, FileDrop, Icon, icons, Notice, StepLane, StepLanePart, TextArea } from '@amberlane/ui';
import { SAMPLE, SampleColumns } from './sample-columns.tsx';
import type { Importing } from './use-import.ts';
import { saveFile } from '@amberlane/ui/save-file';
import css from './file-choice.module.css';

const BLANK = ' ';
const { maxImportRows } = RULES.addressBook;

/** Choosing a file or pasting rows, what comes then, and what a file looks like. */
export function FileChoice({ importing }: { importing: Importing }) {
  const { busy, problem, read } = importing;
  const problemBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) problemBox.current?.focus();
  }, [problem]);
  return (
    <div>
      <div ref={problemBox} tabIndex={-1} className={css.problem}>
        {problem ? (
          <Notice tone="attention" role="alert">
            <FormattedMessage id={`address-import.problem.${problem}`} values={{ max: maxImportRows }} />
          </Notice>
        ) : null}
      </div>
      <StepLane>
        <StepLanePart
          state="open"
          title={<FormattedMessage id="address-import.step.prepare" />}
          note={<FormattedMessage id="address-import.step.prepare.optional" />}
          beside={
            <SampleColumns>
              <p className={css.text}>
                <FormattedMessage id="address-import.prepare.text" values={{ count: SAMPLE.length }} />
              </p>
            </SampleColumns>
          }
        >
          <div className={css.prepare}>
            <p>
              <FormattedMessage id="address-import.template.text" />
            </p>
            <Templates />
          </div>
        </StepLanePart>
        <StepLanePart state="now" title={<FormattedMessage id="address-import.step.choose" />}>
          <div className={css.file}>
            <FileDrop
              busy={busy}
              label={<FormattedMessage id="address-import.file" />}
              hint={
                <>
                  <span className={css.drop}>
                    <FormattedMessage id="address-import.drop" />
                    {BLANK}
                  </span>
                  <FormattedMessage id="address-import.file.hint" values={{ max: maxImportRows }} />
                </>
              }
              accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              onFiles={([file]) => {
                if (file) void read(file);
              }}
            />
          </div>
          <DisclosureRow summary={<FormattedMessage id="address-import.paste.open" />}>
            <Paste importing={importing} />
          </DisclosureRow>
        </StepLanePart>
        <StepLanePart state="todo" title={<FormattedMessage id="address-import.step.check" />} note={<FormattedMessage id="address-import.check.text" />} />
      </StepLane>
    </div>
  );
}

function Paste({ importing: { busy, read } }: { importing: Importing }) {
  const [pasted, setPasted] = useState('');
  return (
    <form
      className={css.paste}
      onSubmit={(event) => {
        event.preventDefault();
        void read(pasted);
      }}
    >
      <TextArea
        name="rows"
        rows={5}
        dir="auto"
        label={<FormattedMessage id="address-import.paste" />}
        hint={<FormattedMessage id="address-import.paste.hint" />}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <Button type="submit" busy={busy} className={css.go}>
        <FormattedMessage id="address-import.read" />
      </Button>
    </form>
  );
}

/** Files with the heads alone, in the language of the page: for spreadsheets, and as plain text. */
function Templates() {
  const intl = useIntl();
  const { locale } = useMarket();
  const saveXlsx = async (): Promise<void> => {
    const { xlsxTemplate } = await import('./xlsx-template.ts');
    saveFile('amberlane-addresses-template.xlsx', await xlsxTemplate(locale, intl.formatMessage({ id: 'address-book.title' })));
  };
  const saveCsv = async (): Promise<void> => {
    const { csvText } = await import('@amberlane/contract/domain/address-csv');
    saveFile('amberlane-addresses-template.csv', new Blob([csvText([], locale)], { type: 'text/csv' }));
  };
  return (
    <div className={css.templates}>
      <Button kind="quiet" className={css.save} onClick={() => void saveXlsx()}>
        <Icon of={icons.doc} />
        <FormattedMessage id="address-import.template.xlsx" />
      </Button>
      <Button kind="quiet" className={css.save} onClick={() => void saveCsv()}>
        <Icon of={icons.doc} />
        <FormattedMessage id="address-import.template" />
      </Button>
    </div>
  );
}
