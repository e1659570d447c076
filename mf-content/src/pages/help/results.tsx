import { FormattedMessage, usePageAddress } from '@amberlane/core';
import { ButtonLink, DisclosureRow, Notice, TextLink, VisuallyHidden, Wrap } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { Answer } from './answer.tsx';
import { questionOf } from './help-groups.ts';
import { LONGEST_QUESTION } from './help-query.ts';
import { Marked } from './marked.tsx';
import type { FoundAnswer } from './search/help-search.ts';
import type { HelpSearch } from './use-help-search.ts';
import css from './results.module.css';

const TITLE_ID = 'results-title';

/** What was found, first of all; how much it is, is read out. */
export function Results({ query, found, clear }: HelpSearch) {
  const { path } = usePageAddress();
  const isSearched = query && !query.tooShort;
  return (
    <Wrap className={query ? css.results : undefined}>
      {isSearched && found ? (
        <section aria-labelledby={TITLE_ID}>
          <div className={css.head}>
            {/* Where a reader arrives who has pressed "search". */}
            <h2 id={TITLE_ID} className={css.title} data-arrival="">
              {found.length > 0 ? <FormattedMessage id="help.search.results" values={{ question: <bdi key="question">{query.text}</bdi> }} /> : <Say id="help.nothing.title" />}
            </h2>
            <TextLink to={path} onClick={clear}>
              <FormattedMessage id="help.search.clear" />
            </TextLink>
          </div>
          {found.length > 0 ? <FoundAnswers found={found} /> : <NothingFound />}
        </section>
      ) : null}
      <Summary query={query} found={found} />
    </Wrap>
  );
}

/** Stands in the page from the start, so that what comes into it is read out. */
function Summary({ query, found }: Pick<HelpSearch, 'query' | 'found'>) {
  return (
    <div role="status" className={css.summary}>
      {query?.tooShort ? <FormattedMessage id="help.search.tooShort" /> : null}
      {query && !query.tooShort && found ? <Count of={found.length} /> : null}
      {query?.cut ? (
        <p>
          <FormattedMessage id="help.search.cut" values={{ most: LONGEST_QUESTION }} />
        </p>
      ) : null}
      {query && !found ? (
        <Notice tone="attention">
          <FormattedMessage id="help.search.failed" />
        </Notice>
      ) : null}
    </div>
  );
}

/** The heading says what nothing is. */
function Count({ of: count }: { of: number }) {
  const words = <FormattedMessage id="help.count" values={{ count }} />;
  return count > 0 ? words : <VisuallyHidden>{words}</VisuallyHidden>;
}

function FoundAnswers({ found }: { found: readonly FoundAnswer[] }) {
  return (
    <div className={css.list}>
      {found.map(({ id, question, passage }) => {
        const section = questionOf(id);
        return section ? (
          <DisclosureRow
            key={id}
            open={found.length === 1}
            headed
            summary={
              <>
                <h3 className={css.question}>
                  <Marked text={question} />
                </h3>
                <p className={css.passage}>
                  <Marked text={passage} />
                </p>
              </>
            }
          >
            <Answer question={section} />
          </DisclosureRow>
        ) : null;
      })}
    </div>
  );
}

function NothingFound() {
  return (
    <div className={css.nothing}>
      <p>
        <Say id="help.nothing.text" />
      </p>
      <ButtonLink to="contact-us">
        <FormattedMessage id="help.desks" />
      </ButtonLink>
    </div>
  );
}
