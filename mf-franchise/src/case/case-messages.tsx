import { FormattedMessage } from '@amberlane/core';
import { Time } from '@amberlane/ui';
import { BRAND } from '@amberlane/contract/site/brand';
import type { Case } from './case-calls.ts';
import { FileNames } from './file-names.tsx';
import css from './case.module.css';

/** What we asked and what the sender wrote, oldest first. */
export function CaseMessages({ view: { messages, timeZone } }: { view: Case }) {
  if (messages.length === 0) return null;
  return (
    <ol role="list" className={css.messages}>
      {messages.map(({ id, from, text, at, files }) => (
        <li key={id} className={from === 'staff' ? css.ours : css.theirs}>
          <p className={css.byline}>
            <b>{from === 'staff' ? BRAND.name : <FormattedMessage id="case.message.you" />}</b>
            <Time at={at} zone={timeZone} show="full" />
          </p>
          <p className={css.words} dir="auto">
            {text}
          </p>
          <FileNames files={files} />
        </li>
      ))}
    </ol>
  );
}
