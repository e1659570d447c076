/** The body of a content file: Markdown becomes sections and blocks, and each sentence a message. */
import type { BlockContent, Heading, Root, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ContentBlock, ContentSection, ContentText } from '@amberlane/contract/federation/content-document';
import { inlineText } from './inline-text.ts';

export interface ContentBody {
  readonly opening: readonly ContentBlock[];
  readonly sections: readonly ContentSection[];
  /** Sentence by name below the bundle (`way.title`, `way.2-1`), in the order of the file. */
  readonly texts: ReadonlyMap<string, string>;
}

interface OpenSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: ContentBlock[];
  readonly sections: OpenSection[];
}

/** `## How it travels {#way}`: the mark is taken out before parsing, since braces belong to ICU. */
const HEADING_ID = /^(#{2,3} .*?)\s*\{#([a-z][a-z0-9-]*)\}\s*$/;
const PART = /^::([a-z][a-z0-9-]*)$/;
const SUB_SECTION = 3;

/** Throws with the line of what the format does not know. */
export function readBody(bundle: string, markdown: string): ContentBody {
  const ids: string[] = [];
  const source = markdown
    .split(/\r?\n/)
    .map((line) => {
      const [, heading, id] = HEADING_ID.exec(line) ?? [];
      if (heading === undefined || id === undefined) {
        if (/^#{1,6} /.test(line)) throw new Error(`the heading "${line}" needs {#an-id} and two or three #`);
        return line;
      }
      ids.push(id);
      return heading;
    })
    .join('\n');
  return new BodyReader(bundle, ids).read(fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }));
}

/** Walks the tree once; knows the section that is open and counts its blocks. */
class BodyReader {
  private readonly texts = new Map<string, string>();
  private readonly opening: ContentBlock[] = [];
  private readonly sections: OpenSection[] = [];
  private readonly bundle: string;
  private readonly ids: string[];

  constructor(bundle: string, ids: string[]) {
    this.bundle = bundle;
    this.ids = ids;
  }

  read(root: Root): ContentBody {
    for (const node of root.children) {
      if (node.type === 'heading') this.open(node);
      else this.add(node);
    }
    return { opening: this.opening, sections: this.sections, texts: this.texts };
  }

  private get section(): OpenSection | undefined {
    const last = this.sections.at(-1);
    return last?.sections.at(-1) ?? last;
  }

  private open(heading: Heading): void {
    const id = this.ids.shift();
    if (id === undefined) throw new Error('a heading stands inside another block');
    const section: OpenSection = { id, title: this.text(`${id}.title`, inlineText(heading.children)).id, blocks: [], sections: [] };
    if (heading.depth < SUB_SECTION) {
      this.sections.push(section);
      return;
    }
    const parent = this.sections.at(-1);
    if (!parent) throw new Error(`"${id}": a ### heading needs a ## heading above it`);
    parent.sections.push(section);
  }

  private add(node: RootContent): void {
    const section = this.section;
    const blocks = section?.blocks ?? this.opening;
    blocks.push(this.block(`${section?.id ?? 'opening'}.${blocks.length + 1}`, node));
  }

  private block(name: string, node: RootContent): ContentBlock {
    if (node.type === 'paragraph') {
      const [only] = node.children;
      const part = only?.type === 'text' && node.children.length === 1 ? PART.exec(only.value)?.[1] : undefined;
      return part ? { kind: 'part', name: part } : { kind: 'paragraph', text: this.text(name, inlineText(node.children)) };
    }
    if (node.type === 'list') {
      const items = node.children.map((item, index) => this.text(`${name}-${index + 1}`, inlineText(onlyParagraph(item.children))));
      return { kind: node.ordered ? 'steps' : 'list', items };
    }
    if (node.type === 'table') return this.table(name, node);
    throw new Error(`line ${node.position?.start.line ?? 0}: ${node.type} is not known in content files`);
  }

  private table(name: string, { children }: Table): ContentBlock {
    const [head = [], ...rows] = children.map((row, y) => row.children.map((cell, x) => this.text(`${name}-${y}-${x + 1}`, inlineText(cell.children))));
    return { kind: 'table', head, rows };
  }

  private text(name: string, { message, links }: { readonly message: string; readonly links: readonly string[] }): ContentText {
    if (message === '') throw new Error(`"${name}" is empty`);
    if (this.texts.has(name)) throw new Error(`"${name}" is written twice: ids of headings are unique in a file`);
    this.texts.set(name, message);
    return { id: `${this.bundle}.${name}`, ...(links.length > 0 && { links }) };
  }
}

function onlyParagraph(blocks: readonly BlockContent[] | readonly unknown[]): Parameters<typeof inlineText>[0] {
  const [paragraph, ...rest] = blocks as readonly BlockContent[];
  if (paragraph?.type !== 'paragraph' || rest.length > 0) throw new Error('an item of a list is one paragraph');
  return paragraph.children;
}
