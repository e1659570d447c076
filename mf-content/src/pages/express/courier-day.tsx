import { Drawing, drawings, type DrawingParts } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import type { ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import css from './courier-day.module.css';

/** What is seen at each stop of the day, and the sky above it. */
const SIGHTS: Readonly<Record<string, { readonly of: DrawingParts; readonly sky: string | undefined }>> = {
  arrive: { of: drawings.truck, sky: css.night },
  sort: { of: drawings.rack, sky: css.dawn },
  phone: { of: drawings.mast, sky: css.morning },
  door: { of: drawings.rider, sky: css.noon },
  back: { of: drawings.parcel, sky: css.evening },
  count: { of: drawings.clipboard, sky: css.dusk },
};

/** The last mile from before sunrise to the evening: the sun crosses the sky from stop to stop. */
export function CourierDay({ stops }: { stops: readonly ContentSection[] }) {
  return (
    <ol role="list" className={css.day}>
      {stops.map(({ id, title, blocks }) => {
        const sight = SIGHTS[id];
        return (
          <li key={id} id={id} className={css.stop}>
            <div className={`${css.sky} ${sight?.sky}`} aria-hidden="true">
              {sight ? <Drawing of={sight.of} /> : null}
            </div>
            <div className={css.text}>
              <h3 className={css.title}>
                <Say id={title} />
              </h3>
              <ContentBlocks blocks={blocks} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
