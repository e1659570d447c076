/** The values that everything is made of: colours, type of the reader's script, space, icons and drawings. */
import type { ReactNode } from 'react';
import { definePage, FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Breadcrumb, drawings, Icon, icons, Ltr, PageHead, Tile, Wrap } from '@amberlane/ui';
import { sampleTexts } from '@amberlane/ui/gallery';
import { galleryHead } from '../../gallery-head.ts';
import { Colours } from './colours.tsx';
import css from './tokens.module.css';

const SIZES = ['--fs-7', '--fs-6', '--fs-5', '--fs-4', '--fs-3', '--fs-2', '--fs-1'] as const;
const SPACES = ['--sp-1', '--sp-2', '--sp-3', '--sp-4', '--sp-5', '--sp-6', '--sp-7', '--sp-8', '--sp-9'] as const;

/** `name`: message of the heading. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-labelledby={name}>
      <h2 id={name}>
        <FormattedMessage id={name} />
      </h2>
      {children}
    </section>
  );
}

const Token = ({ name }: { name: string }) => (
  <span className={css.code}>
    <Ltr>{name}</Ltr>
  </span>
);

/** Head sizes are set tight, the others as text: a script's line heights show in both. */
function Types({ title, paragraph }: { title: string; paragraph: string }) {
  return (
    <ul className={css.types}>
      {SIZES.map((size, index) => (
        <li key={size}>
          <Token name={size.slice(2)} />
          <p className={index < 3 ? css.headline : css.body} style={{ fontSize: `var(${size})` }}>
            {index < 3 ? title : paragraph}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Tokens() {
  const { formatMessage } = useIntl();
  const sample = sampleTexts(useMarket().locale);
  const title = <FormattedMessage id="gallery.tokens" />;
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={<Breadcrumb label={formatMessage({ id: 'gallery.breadcrumb' })} trail={[{ to: 'gallery', title: <FormattedMessage id="gallery.title" /> }]} here={title} />}
      />
      <Wrap className={css.parts}>
        <Part name="gallery.colours">
          <Colours sample={sample.city} />
        </Part>
        <Part name="gallery.type">
          <Types title={sample.title} paragraph={sample.paragraph} />
        </Part>
        <Part name="gallery.space">
          <ul className={css.spaces}>
            {SPACES.map((space) => (
              <li key={space}>
                <Token name={space.slice(2)} />
                <span className={css.bar} style={{ inlineSize: `var(${space})` }} />
              </li>
            ))}
          </ul>
        </Part>
        <Part name="gallery.icons">
          <ul className={css.things}>
            {Object.entries(icons).map(([name, icon]) => (
              <li key={name}>
                <Icon of={icon} className={css.icon} />
                <Token name={name} />
              </li>
            ))}
          </ul>
        </Part>
        <Part name="gallery.drawings">
          <ul className={css.things}>
            {Object.entries(drawings).map(([name, drawing]) => (
              <li key={name}>
                <Tile of={drawing} />
                <Token name={name} />
              </li>
            ))}
          </ul>
        </Part>
      </Wrap>
    </>
  );
}

export default definePage({ component: Tokens, head: (context) => galleryHead('gallery.tokens', context) });
