import { Fragment } from 'react';
import css from './code-lines.module.css';

const DEEPEST = 5;
const INDENT = 2;
const LINE_END = '\n';

/**
 * Lines of code inside a `pre`, without scrolling: a line that is too long goes on below, deeper than it began: a value of JSON
 * as a whole where it fits, an address before its path.
 */
export function CodeLines({ text }: { text: string }) {
  return (
    <code>
      {text.split(LINE_END).map((line, index, { length }) => (
        <span key={index} className={css.line} data-depth={Math.min(DEEPEST, Math.floor(line.search(/\S|$/) / INDENT))}>
          <Pair of={line} />
          {index + 1 < length ? LINE_END : null}
        </span>
      ))}
    </code>
  );
}

/** A name of JSON and its value, or an address and its path: the second stays together where it fits. */
function Pair({ of: line }: { of: string }) {
  const second = line.search(/(?<=": )"|(?<=:\/\/[^/\s]+)\//);
  if (second < 0) return <Path of={line} />;
  return (
    <>
      {line.slice(0, second)}
      <span className={css.value}>
        <Path of={line.slice(second)} />
      </span>
    </>
  );
}

function Path({ of: line }: { of: string }) {
  return line.split(/(?<=[^/:]\/)(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <Continued of={part} />
    </Fragment>
  ));
}

/** The mark that a command goes on in the next line stands beside its last word. */
function Continued({ of: text }: { of: string }) {
  const word = text.search(/\S+ \\$/);
  if (word < 0) return text;
  return (
    <>
      {text.slice(0, word)}
      <span className={css.value}>{text.slice(word)}</span>
    </>
  );
}
