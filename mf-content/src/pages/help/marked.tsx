import type { MarkedText } from './search/marked-text.ts';
import css from './results.module.css';

/** A text with the words that were found. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={css.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
