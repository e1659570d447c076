import { FormattedMessage, marketHref, useIntl, usePageAddress, useMarket } from '@amberlane/core';
import { Button, Icon, icons } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { questionOf } from './help-groups.ts';
import { LONGEST_QUESTION, QUESTION_FIELD } from './help-query.ts';
import type { HelpSearch } from './use-help-search.ts';
import css from './search-form.module.css';

const FIELD_ID = 'help-question';
/** Asked most often among those that stand folded below; each leads to its answer. */
const OFTEN_ASKED = ['no-scan', 'new-time', 'claim'];

/** One field and its button: a plain GET form, answered while one types once React runs. */
export function SearchForm({ query, field, asked, onInput, onSubmit }: HelpSearch) {
  const { path, search } = usePageAddress();
  const intl = useIntl();
  return (
    <div className={css.search}>
      <form role="search" method="get" action={marketHref(useMarket(), path)} onSubmit={onSubmit}>
        <label className={css.label} htmlFor={FIELD_ID}>
          <FormattedMessage id="help.search.label" />
        </label>
        <div className={css.bar}>
          <input
            key={search}
            ref={field}
            id={FIELD_ID}
            className={css.field}
            type="search"
            placeholder={intl.formatMessage({ id: 'help.search.example' })}
            name={QUESTION_FIELD}
            defaultValue={asked}
            maxLength={LONGEST_QUESTION}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            onInput={({ nativeEvent }) => {
              // Half a Chinese word is Latin letters.
              if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onInput();
            }}
            onCompositionEnd={onInput}
          />
          <Button kind="ink" type="submit" className={css.submit}>
            <Icon of={icons.search} />
            <FormattedMessage id="help.search.submit" />
          </Button>
        </div>
      </form>
      {query ? null : <OftenAsked />}
    </div>
  );
}

function OftenAsked() {
  return (
    <>
      <p className={css.often}>
        <FormattedMessage id="help.search.often" />
      </p>
      <ul role="list" className={css.questions}>
        {OFTEN_ASKED.map((id) => (
          <li key={id}>
            <a href={`#${id}`} className={css.question}>
              <Say id={questionOf(id)?.title ?? ''} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
