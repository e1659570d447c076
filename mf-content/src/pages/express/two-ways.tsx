import { drawings, TextLink, Tile, type DrawingParts } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './two-ways.module.css';

interface Way {
  readonly of: DrawingParts;
  /** Page that says more, and the message of the link to it. */
  readonly page: string;
  readonly more: string;
}

const WAYS: Readonly<Record<string, Way>> = {
  standard: { of: drawings.rider, page: 'product/express-standard', more: 'express.act.standard' },
  freight: { of: drawings.truck, page: 'product/express-large', more: 'express.act.freight' },
};

/** Standard express and part-load freight side by side, each with its own page. */
export function TwoWays({ section: { id, title, sections } }: { section: ContentSection }) {
  return (
    <Section id={id} ground="soft" title={<Say id={title} />}>
      <div className={css.ways}>
        {sections.map((way) => (
          <WayColumn key={way.id} section={way} way={WAYS[way.id]} />
        ))}
      </div>
    </Section>
  );
}

function WayColumn({ section: { id, title, blocks }, way }: { section: ContentSection; way: Way | undefined }) {
  return (
    <div id={id} className={css.way}>
      {way ? (
        <div className={css.tile}>
          <Tile of={way.of} />
        </div>
      ) : null}
      <div className={css.text}>
        <h3 className={css.title}>
          <Say id={title} />
        </h3>
        <ContentBlocks blocks={blocks} />
        {way ? (
          <TextLink kind="more" to={way.page}>
            <Say id={way.more} />
          </TextLink>
        ) : null}
      </div>
    </div>
  );
}
