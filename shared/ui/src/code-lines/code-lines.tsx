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
          <Ending of={line} />
          {index + 1 < length ? LINE_END : null}
        </span>
      ))}
    </code>
  );
}

/** A value of JSON, the path of an address, or the last word with the mark that a command goes on in the next line. */
const WHOLE = /(?<=": )"|(?<=:\/\/[^/\s]+)\/|(?<!\S)(?!https?:)\S+ \\$/;
/** A path breaks before its slashes; the single one of a media type holds. */
const SLASHES = /(?<=\w)(?=\/)/;
const LEAST_OF_PATH = 4;


/** The end of a line stays together where it fits. */
function Ending({ of: line }: { of: string }) {
  const end = line.search(WHOLE);
  if (end < 0) return line;
  return (
    <>
      {line.slice(0, end)}
      <span className={css.value}>
        <Path of={line.slice(end)} />
      </span>
    </>
  );
}

function Path({ of: text }: { of: string }) {
  const parts = text.split(SLASHES);
  if (parts.length < LEAST_OF_PATH) return text;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
