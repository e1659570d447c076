import { ContentBlocks, type ContentBlocksProps } from '../content/content-blocks.tsx';
import type { ContentSection } from '../content/content-document.ts';
import { Say } from '../content/say.tsx';
import type { SectionBodies } from './legal-page.tsx';
import css from './legal-section.module.css';

interface LegalSectionProps {
  readonly section: ContentSection;
  /** `8`, or `8.1` below another section: a letter can name the place. */
  readonly number: string;
  readonly parts: NonNullable<ContentBlocksProps['parts']>;
  readonly bodies: SectionBodies;
  readonly values: ContentBlocksProps['values'];
}

/** A section with its number, and those below it. */
export function LegalSection({ section, number, parts, bodies, values }: LegalSectionProps) {
  const { id, title, blocks, sections } = section;
  const Body = bodies[id];
  const isBelow = number.includes('.');
  const Title = isBelow ? 'h3' : 'h2';
  const words = <Say id={title} />;
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} className={isBelow ? css.subTitle : css.title}>
        <span className={css.number}>{number}</span>
        <span>{words}</span>
      </Title>
      <div className={css.blocks}>
        {Body ? <Body section={section} /> : <ContentBlocks blocks={blocks} parts={parts} caption={words} values={values} />}
      </div>
      {sections.map((below, index) => (
        <LegalSection key={below.id} section={below} number={`${number}.${index + 1}`} parts={parts} bodies={bodies} values={values} />
      ))}
    </section>
  );
}
