import type { ReactNode } from 'react';
import type { ContentSection } from '../content/content-document.ts';
import { Say } from '../content/say.tsx';
import { Section, type SectionProps } from './section.tsx';

interface TextSectionProps extends Pick<SectionProps, 'ground' | 'aside' | 'beside'> {
  readonly section: ContentSection;
  readonly children: ReactNode;
}

/** A band whose heading and lead, the paragraph right below the heading, come from a content file. */
export function TextSection({ section: { id, title, blocks }, ...band }: TextSectionProps) {
  const [first] = blocks;
  return <Section id={id} title={<Say id={title} />} lead={first?.kind === 'paragraph' ? <Say {...first.text} /> : null} {...band} />;
}
