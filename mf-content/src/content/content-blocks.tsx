/** Blocks of a content file in the look of running text; a page that wants another look reads the blocks itself. */
import type { ComponentType, ReactNode } from 'react';
import { DataTable, type Column } from '@amberlane/ui';
import type { ContentBlock, ContentText } from './content-document.ts';
import type { ContentMarkup } from './content-markup.tsx';
import { Say } from './say.tsx';
import css from './content-blocks.module.css';

export interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
  /** Component by the name that stands as `::name` in the text. */
  readonly parts?: Readonly<Record<string, ComponentType>>;
  /** What a table among them is called where it is read out: the heading above. */
  readonly caption?: ReactNode;
  /** What the page knows beside the facts, as in `Say`. */
  readonly values?: ContentMarkup | undefined;
}

export function ContentBlocks({ blocks, parts = {}, caption, values }: ContentBlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} parts={parts} caption={caption} values={values} />);
}

interface BlockProps {
  readonly block: ContentBlock;
  readonly parts: NonNullable<ContentBlocksProps['parts']>;
  readonly caption: ReactNode;
  readonly values: ContentMarkup | undefined;
}

function Block({ block, parts, caption, values }: BlockProps): ReactNode {
  if (block.kind === 'paragraph') {
    return (
      <p className={css.paragraph}>
        <Say {...block.text} values={values} />
      </p>
    );
  }
  if (block.kind === 'table') return <Table head={block.head} rows={block.rows} caption={caption} values={values} />;
  if (block.kind === 'part') {
    const Part = parts[block.name];
    if (!Part) throw new Error(`the text asks for the part ::${block.name}, which its page does not give`);
    return <Part />;
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List role="list" className={css[block.kind]}>
      {block.items.map((item) => (
        <li key={item.id}>
          <Say {...item} values={values} />
        </li>
      ))}
    </List>
  );
}

/** The first column names the row (VISUAL §9 tables). */
function Table({ head, rows, caption, values }: Pick<Extract<ContentBlock, { kind: 'table' }>, 'head' | 'rows'> & Pick<BlockProps, 'caption' | 'values'>) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={head.map((cell, index): Column<readonly ContentText[]> => ({ id: cell.id, header: <Say {...cell} />, cell: (row) => row[index] && <Say {...row[index]} values={values} /> }))}
      rows={rows}
      rowKey={(row) => row[0]?.id ?? ''}
    />
  );
}
