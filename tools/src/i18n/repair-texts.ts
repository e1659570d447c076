/** Repairs the typography of all texts of one part, in place. */
import { writeFileSync } from 'node:fs';
import { LOCALES } from '@amberlane/contract/site';
import { isTypographyException } from '../gates/typography-faults.ts';
import { textFiles } from './part-texts.ts';
import { repairedTypography } from './typography-repair.ts';

export interface Repaired {
  readonly changed: number;
  readonly files: number;
}

export function repairTexts(dir: string): Repaired {
  let changed = 0;
  let files = 0;
  for (const locale of LOCALES) {
    for (const { file, texts, write } of textFiles(dir, locale)) {
      const repaired = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, isTypographyException(id) ? text : repairedTypography(locale, text)]));
      const count = Object.keys(texts).filter((id) => texts[id] !== repaired[id]).length;
      if (count === 0) continue;
      writeFileSync(file, write(repaired));
      changed += count;
      files += 1;
    }
  }
  return { changed, files };
}
