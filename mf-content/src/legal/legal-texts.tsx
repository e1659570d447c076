import { FormattedMessage, useMarket } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { isPageIn } from '../content/limited-pages.ts';
import css from './legal-texts.module.css';

/** Every legal text with the message of its name, in the order of the footer. */
const TEXTS = [
  { path: 'terms-of-use', name: 'legal.texts.terms' },
  { path: 'privacy-policy', name: 'legal.texts.privacy' },
  { path: 'service-rule', name: 'legal.texts.rules' },
  { path: 'cookie', name: 'legal.texts.cookie' },
  { path: 'franchise-policy', name: 'legal.texts.franchise' },
] as const;

export type LegalTextPath = (typeof TEXTS)[number]['path'];

const TITLE_ID = 'texts';

/** The other legal texts of the reader's country. */
export function LegalTexts({ except }: { except: LegalTextPath }) {
  const { country } = useMarket();
  return (
    <nav className={css.texts} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={css.title}>
        <FormattedMessage id="legal.texts.title" />
      </h2>
      <ul role="list" className={css.list}>
        {TEXTS.filter(({ path }) => path !== except && isPageIn(path, country)).map(({ path, name }) => (
          <li key={path}>
            <TextLink to={path}>
              <FormattedMessage id={name} />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
