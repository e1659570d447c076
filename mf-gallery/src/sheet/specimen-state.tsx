/** One state of a component in a frame of the chosen width and theme, under its name in the code. */
import type { ShownSpecimens } from '@amberlane/ui/gallery';
import { sampleTexts } from '@amberlane/ui/gallery';
import { usePlace } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import type { Look } from '../look.ts';
import css from './sheet.module.css';

interface SpecimenStateProps extends Pick<ShownSpecimens, 'slug'> {
  readonly state: ShownSpecimens['states'][number];
  readonly look: Look;
}

export function SpecimenState({ slug, state: { name, render: State }, look: { width, theme } }: SpecimenStateProps) {
  const frame = width === null ? '' : css[`width${width}`];
  return (
    <div className={css.state}>
      <p className={css.stateName}>
        <Ltr>{name}</Ltr>
      </p>
      <div className={css.scroller} {...(width !== null && { tabIndex: 0, role: 'group', 'aria-label': `${slug}/${name}` })}>
        <div className={`${css.pane} ${frame}`} data-specimen={`${slug}/${name}`} {...(theme && { 'data-theme': theme })}>
          <State {...sampleTexts(usePlace().locale)} />
        </div>
      </div>
    </div>
  );
}
