import type { ReactNode } from 'react';
import { PHOTOGRAPHS, type Photograph, type PhotographPlace } from '@amberlane/contract/site/brand';
import { FormattedMessage, useMarket } from '@amberlane/core';
import css from './photographed.module.css';

interface PhotographedProps {
  readonly place: PhotographPlace;
  /** The drawing of a company that has no photograph of it; null: nothing. */
  readonly children: ReactNode;
  readonly photographs?: Readonly<Partial<Record<PhotographPlace, Photograph>>>;
}

/** The company's own photograph with its credit (`site/brand`), or the drawing in its place: one without credit or description is not shown. */
export function Photographed({ place, children, photographs = PHOTOGRAPHS }: PhotographedProps) {
  const { locale } = useMarket();
  const photograph = photographs[place];
  const alt = photograph?.alt[locale].trim();
  const credit = photograph?.credit.trim();
  if (!photograph || !alt || !credit) return children;
  return (
    <figure className={css.figure}>
      <img className={css.picture} src={photograph.src} alt={alt} width={600} height={400} loading="lazy" decoding="async" />
      <figcaption className={css.credit}>
        <FormattedMessage id="about.photograph.credit" values={{ credit }} />
      </figcaption>
    </figure>
  );
}
