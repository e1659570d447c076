/** The gate of typography: every text that a reader can see, set as its language is set. */
import { LOCALES } from '@amberlane/contract/site';
import { foreignWords } from './foreign-words.ts';
import { typographyFaults } from './typography-faults.ts';
import { allVisibleTexts } from './visible-texts.ts';

/** Where texts stand in the code, words of another language are looked for as in messages (`message-faults.ts`). */
const IN_CODE = 'texts in code';

/** Names of provinces and cities are spelt as post offices write them, with what a keyboard has. */
const isSpeltByPost = (id: string): boolean => id.startsWith('api/src/areas/divisions/');

/** All faults of how texts are set, each a sentence. */
export const checkTypography = (): string[] =>
  [...allVisibleTexts()].flatMap(([place, texts]) =>
    [...texts].filter(([id]) => !isSpeltByPost(id)).flatMap(([id, text]) =>
      LOCALES.flatMap((locale) => {
        const wordings = text[locale] ?? [];
        const foreign = place === IN_CODE ? foreignWords(locale, wordings.join(' ')) : [];
        return [...typographyFaults(locale, wordings, id), ...foreign].map((fault) => `${locale} ${id}: ${fault}`);
      }),
    ),
  );
