/** Repairs typography in place: of all texts of one part, and of the texts that stand in code. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@amberlane/contract/site';
import { rewrittenTexts } from '../gates/data-texts.ts';
import { filesWithTexts } from '../gates/visible-texts.ts';
import { REPOSITORY } from '../repository.ts';
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

/** Gives the files that it changed. */
export function repairCode(): string[] {
  return filesWithTexts().filter((file) => {
    const source = readFileSync(path.join(REPOSITORY, file), 'utf8');
    const repaired = rewrittenTexts(source, file, repairedTypography);
    if (repaired !== source) writeFileSync(path.join(REPOSITORY, file), repaired);
    return repaired !== source;
  });
}
