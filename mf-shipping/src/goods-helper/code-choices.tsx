import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { GoodsSuggestion } from '@amberlane/contract/calls/goods-codes';
import { Button, Ltr, Notice, Skeleton } from '@amberlane/ui';
import type { CodeSuggestions } from './goods-calls.ts';
import { Verdict } from './goods-facts.tsx';
import type { GoodsChoice } from './goods-helper.tsx';
import css from './goods-helper.module.css';

interface CodeChoicesProps {
  readonly query: {
    readonly currentData?: CodeSuggestions | undefined;
    readonly data?: CodeSuggestions | undefined;
    readonly isFetching: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly online: boolean;
  /** The name says no more than a category. */
  readonly broad: boolean;
  /** A destination was asked for: its verdict stands beside the codes. */
  readonly judged: boolean;
  readonly onChoose: (choice: GoodsChoice) => void;
}

/** Codes to choose from, or why there are none; what was there before stays while the next answer is awaited. */
export function CodeChoices({ query, online, broad, judged, onChoose }: CodeChoicesProps) {
  const { currentData, isFetching, isError, refetch } = query;
  const shown = currentData ?? (isFetching ? query.data : undefined);
  return (
    <div className={css.codes} aria-busy={isFetching || undefined}>
      {broad ? <Notice tone="attention">{currentData?.hint ?? <FormattedMessage id="goods-helper.broad" />}</Notice> : null}
      <div role="status">{isFetching ? null : <Said {...{ shown, isError, online }} />}</div>
      {isError && !isFetching ? (
        <div>
          <Button small kind="quiet" onClick={() => void refetch()}>
            <FormattedMessage id="goods-helper.retry" />
          </Button>
        </div>
      ) : null}
      {shown && shown.suggestions.length > 0 ? <Choices of={shown} narrower={broad || shown.broad} judged={judged} onChoose={onChoose} /> : isFetching ? <Skeleton lines={[70, 55]} /> : null}
    </div>
  );
}

function Said({ shown, isError, online }: { shown: CodeSuggestions | undefined; isError: boolean; online: boolean }): ReactNode {
  if (isError || !shown) return isError ? <FormattedMessage id={online ? 'goods-helper.failed' : 'goods-helper.offline'} /> : null;
  return shown.suggestions.length === 0 ? <FormattedMessage id="goods-helper.none" /> : null;
}

interface ChoicesProps {
  readonly of: CodeSuggestions;
  readonly narrower: boolean;
  readonly judged: boolean;
  readonly onChoose: (choice: GoodsChoice) => void;
}

function Choices({ of: { suggestions, source }, narrower, judged, onChoose }: ChoicesProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: narrower ? 'goods-helper.narrower' : 'goods-helper.codes' });
  return (
    <>
      <p className={css.title}>{title}</p>
      <ul role="list" className={css.list} aria-label={title}>
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.code} ${suggestion.nameEn}`}>
            <Choice suggestion={suggestion} judged={judged} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <p className={css.quiet}>{source}</p>
    </>
  );
}

/** What is not accepted can't be chosen; its reason stands in place of the press. */
function Choice({ suggestion, judged, onChoose }: { suggestion: GoodsSuggestion; judged: boolean; onChoose: (choice: GoodsChoice) => void }) {
  const { code, name, nameEn, nameCn, goodsType, verdict, conditions } = suggestion;
  const refused = judged && verdict === 'REFUSED';
  const text = (
    <>
      <Ltr code>{codeText(code)}</Ltr> <bdi>{name}</bdi> {judged && verdict !== 'ALLOWED' ? <Verdict of={verdict} /> : null}
    </>
  );
  return (
    <>
      {refused ? (
        <div className={`${css.choice} ${css.refused}`}>{text}</div>
      ) : (
        <button type="button" className={css.choice} onClick={() => onChoose({ hsCode: code, nameEn, nameCn, goodsType })}>
          {text}
        </button>
      )}
      {judged && verdict !== 'ALLOWED' ? conditions.map((condition) => <Condition key={condition}>{condition}</Condition>) : null}
    </>
  );
}

const Condition = ({ children }: { children: string }) => <p className={css.quiet}>{children}</p>;

/** `8517.13`, as tariffs print it. */
const codeText = (code: string): string => `${code.slice(0, 4)}.${code.slice(4)}`;
