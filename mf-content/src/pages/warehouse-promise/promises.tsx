import content from '../../../content/warehouse-promise/en.md';
import { sectionOf } from '../../content/content-document.ts';
import { paragraphsOf } from '../../content/paragraphs.ts';
import { Say } from '../../content/say.tsx';
import css from './promises.module.css';

/** Each promise with what it means, and what the customer gets from it (the last paragraph). */
export function Promises() {
  return (
    <ol role="list" className={css.promises}>
      {sectionOf(content, 'promises').sections.map(({ id, title, blocks }, index) => {
        const [meaning, gained] = paragraphsOf(blocks);
        return (
          <li key={id} id={id} className={css.promise}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={css.title}>
                <Say id={title} />
              </h3>
              {meaning ? (
                <p className={css.meaning}>
                  <Say {...meaning} />
                </p>
              ) : null}
            </div>
            {gained ? (
              <div className={css.gained}>
                <p className={css.label}>
                  <Say id="warehouse-promise.get" />
                </p>
                <p>
                  <Say {...gained} />
                </p>
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
