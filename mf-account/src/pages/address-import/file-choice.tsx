import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Button, Icon, icons, Notice, TextArea, TextLink } from '@amberlane/ui';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import type { Importing } from './use-import.ts';
import { saveFile } from '@amberlane/ui/save-file';
import css from './file-choice.module.css';

/** A file is chosen, dropped or pasted; a template shows what its columns are. */
export function FileChoice({ importing: { problem, busy, read } }: { importing: Importing }) {
  const [pasted, setPasted] = useState('');
  const hint = useId();
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
      <div className={css.drop}>
        <Icon of={icons.up} className={css.icon ?? ''} />
        <label className={css.label} htmlFor={`${hint}file`}>
          <FormattedMessage id="address-import.file" />
        </label>
        <p id={hint} className={css.hint}>
          <FormattedMessage id="address-import.file.hint" />
        </p>
        {/* Browsers take what is dropped on it. */}
        <input
          id={`${hint}file`}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-describedby={hint}
          className={css.input}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            // The same file again, once it was put right.
            target.value = '';
          }}
        />
      </div>
      <div>
        <Template />
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
      <TextLink kind="back" to={BOOK_PATH}>
        <FormattedMessage id="address-form.back" />
      </TextLink>
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
    <Button kind="quiet" onClick={() => void save()}>
      <Icon of={icons.doc} />
      <FormattedMessage id="address-import.template" />
    </Button>
  );
}
