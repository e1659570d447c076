/** Blocks of an article as elements: data in, elements out, no HTML in between. */
import { Fragment, type ReactNode } from 'react';
import { useMarket } from '@amberlane/core';
import type { ArticleBlock, RichText, TextRun } from '@amberlane/contract/calls/articles';
import { DataTable, TextLink, type Column } from '@amberlane/ui';
import { isPageIn } from '../../content/limited-pages.ts';
import css from './article-body.module.css';

interface ArticleBodyProps {
  readonly blocks: readonly ArticleBlock[];
  /** Names a table that no heading stands above. */
  readonly title: string;
}

export function ArticleBody({ blocks, title }: ArticleBodyProps) {
  return blocks.map((block, index) => <Block key={index} id={headingId(index)} block={block} heading={headingAbove(blocks, index) ?? title} />);
}

/** Fragment of the heading at this place in the text: stable as long as the text is. */
export const headingId = (index: number): string => `part-${index + 1}`;

const headingAbove = (blocks: readonly ArticleBlock[], index: number): string | undefined => {
  const above = blocks.slice(0, index).findLast(({ kind }) => kind === 'heading');
  return above && 'text' in above ? above.text : undefined;
};

function Block({ block, heading, id }: { block: ArticleBlock; heading: string; id: string }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p className={css.paragraph}><Rich of={block} /></p>;
    case 'quote':
      return <blockquote className={css.quote}><Rich of={block} /></blockquote>;
    case 'heading':
      return block.level === 3 ? <h3 id={id} className={css.inner}>{block.text}</h3> : <h2 id={id} className={css.heading}>{block.text}</h2>;
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table head={block.head} rows={block.rows} caption={heading} />;
  }
}

function List({ block: { items, ordered, runs } }: { block: Extract<ArticleBlock, { kind: 'list' }> }) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element className={css.list}>
      {items.map((text, index) => {
        const own = runs?.[index];
        return <li key={index}><Rich of={own ? { text, runs: own } : { text }} /></li>;
      })}
    </Element>
  );
}

/** The first column names the row (VISUAL §9 tables). */
function Table({ head, rows, caption }: { head: readonly RichText[]; rows: readonly (readonly RichText[])[]; caption: string }) {
  const columns = head.map((cell, column): Column<readonly RichText[]> => ({
    id: String(column),
    header: <Rich of={cell} />,
    cell: (row) => <Rich of={row[column] ?? { text: '' }} />,
  }));
  return (
    <div className={css.table}>
      <DataTable caption={caption} captionHidden columns={columns} rows={rows} rowKey={(row) => String(rows.indexOf(row))} />
    </div>
  );
}

const Rich = ({ of: { text, runs } }: { of: RichText }) => (runs ? runs.map((run, index) => <Run key={index} run={run} />) : <Lines text={text} />);

function Run({ run: { text, strong, href } }: { run: TextRun }) {
  const { country } = useMarket();
  const words = <Lines text={text} />;
  const stressed = strong ? <strong>{words}</strong> : words;
  if (href === undefined) return stressed;
  if (/^https?:/.test(href)) return <TextLink href={href}>{stressed}</TextLink>;
  // Where a country lacks the page, the words stay.
  return isPageIn(href.replace(/[?#].*$/, ''), country) ? <TextLink to={href}>{stressed}</TextLink> : stressed;
}

/** Line breaks of the text as line breaks of the page. */
const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
