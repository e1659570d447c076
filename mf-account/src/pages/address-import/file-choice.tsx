import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Button, FileDrop, Icon, icons, Notice, TextArea, TextLink } from '@amberlane/ui';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import type { Importing } from './use-import.ts';
import { saveFile } from '@amberlane/ui/save-file';
import css from './file-choice.module.css';

/** A file is chosen, dropped or pasted; a template shows what its columns are. */
export function FileChoice({ importing: { problem, busy, read } }: { importing: Importing }) {
  const [pasted, setPasted] = useState('');
  const problemBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) problemBox.current?.focus();
  }, [problem]);
  return (
    <div className={css.choice}>
      <div ref={problemBox} tabIndex={-1}>
        {problem ? (
          <Notice tone="attention" role="alert">
            <FormattedMessage id={`address-import.problem.${problem}`} values={{ max: RULES.addressBook.maxImportRows }} />
          </Notice>
        ) : null}
      </div>
      <div className={css.file}>
        <FileDrop
          label={<FormattedMessage id="address-import.file" />}
          hint={<FormattedMessage id="address-import.file.hint" />}
          accept=".csv,.tsv,.txt,text/csv"
          onFiles={([file]) => {
            if (file) void read(file);
          }}
        />
        <div>
          <Template />
        </div>
      </div>
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
      <p>
        <TextLink kind="back" to={BOOK_PATH}>
          <FormattedMessage id="address-form.back" />
        </TextLink>
      </p>
    </div>
  );
}

/** A file with the heads alone, in the language of the page. */
function Template() {
  const { locale } = useMarket();
  const save = async (): Promise<void> => {
    const { csvText } = await import('@amberlane/contract/domain/address-csv');
    saveFile('amberlane-addresses-template.csv', new Blob([csvText([], locale)], { type: 'text/csv' }));
  };
  return (
    <Button small onClick={() => void save()}>
      <Icon of={icons.doc} />
      <FormattedMessage id="address-import.template" />
    </Button>
  );
}
