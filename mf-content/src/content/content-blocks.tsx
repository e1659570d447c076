/** Blocks of a content file in the look of running text; a page that wants another look reads the blocks itself. */
import type { ComponentType, ReactNode } from 'react';
import { DataTable, type Column } from '@amberlane/ui';
import type { ContentBlock, ContentText } from './content-document.ts';
import { Say } from './say.tsx';
import css from './content-blocks.module.css';

export interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
  /** Component by the name that stands as `::name` in the text. */
  readonly parts?: Readonly<Record<string, ComponentType>>;
  /** What a table among them is called where it is read out: the heading above. */
  readonly caption?: ReactNode;
}

export function ContentBlocks({ blocks, parts = {}, caption }: ContentBlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} parts={parts} caption={caption} />);
}

interface BlockProps {
  readonly block: ContentBlock;
  readonly parts: NonNullable<ContentBlocksProps['parts']>;
  readonly caption: ReactNode;
}

function Block({ block, parts, caption }: BlockProps): ReactNode {
  if (block.kind === 'paragraph') {
    return (
      <p className={css.paragraph}>
        <Say {...block.text} />
      </p>
    );
  }
  if (block.kind === 'table') return <Table head={block.head} rows={block.rows} caption={caption} />;
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
          <Say {...item} />
        </li>
      ))}
    </List>
  );
}

/** The first column names the row (VISUAL §9 tables). */
function Table({ head, rows, caption }: Pick<Extract<ContentBlock, { kind: 'table' }>, 'head' | 'rows'> & { caption: ReactNode }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={head.map((cell, index): Column<readonly ContentText[]> => ({ id: cell.id, header: <Say {...cell} />, cell: (row) => <Cell text={row[index]} /> }))}
      rows={rows}
      rowKey={(row) => row[0]?.id ?? ''}
    />
  );
}

const Cell = ({ text }: { text: ContentText | undefined }) => (text ? <Say {...text} /> : null);
