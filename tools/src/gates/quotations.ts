/** The gate of quoted labels: `{label:<id>}` names a label that exists, in the same language, and that is no quotation itself. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { quotationFaults } from '@amberlane/contract/site/label-references';
import { labelReader, labelSources, messageSources } from '@amberlane/build';
import { REPOSITORY } from '../repository.ts';

/** Parts that know only some others: whose labels their texts may quote. All others may quote the whole site's. */
const QUOTABLE: Readonly<Record<string, readonly string[]>> = {
  api: ['api', 'shared/contract'],
  'shared/contract': ['shared/contract'],
  'shared/ui': ['shared/ui', 'shared/contract'],
};

function labelsFor(dir: string, locale: Locale): (id: string) => string | undefined {
  const parts = QUOTABLE[path.relative(REPOSITORY, dir)];
  if (!parts) return labelReader(dir, locale);
  const known = parts.filter((part) => existsSync(path.join(REPOSITORY, part, 'src/messages', `${locale}.json`))).map((part) => labelSources(path.join(REPOSITORY, part), locale));
  return (id) => known.find((labels) => labels[id] !== undefined)?.[id];
}

/** Faults of the labels that the texts of a part quote, each a sentence. */
export const checkQuotations = (dir: string): string[] =>
  LOCALES.flatMap((locale) => {
    const labelOf = labelsFor(dir, locale);
    return Object.entries(messageSources(dir, locale)).flatMap(([id, text]) => quotationFaults(text, labelOf).map((fault) => `${locale} ${id}: ${fault}`));
  });
