/**
 * The sentence of each field fault in six languages: what to do, beside the field. `{name}` marks a parameter. The
 * catalogues are their own (`fields/src/messages`), since forms carry them into the browser.
 */
import ar from '../../fields/src/messages/ar.json' with { type: 'json' };
import en from '../../fields/src/messages/en.json' with { type: 'json' };
import fr from '../../fields/src/messages/fr.json' with { type: 'json' };
import tr from '../../fields/src/messages/tr.json' with { type: 'json' };
import ur from '../../fields/src/messages/ur.json' with { type: 'json' };
import zh from '../../fields/src/messages/zh-CN.json' with { type: 'json' };
import type { FieldFaultCode } from '../domain/field-faults.ts';
import { sentenceOf, type Catalogue } from '../site/catalogue.ts';
import type { Locale } from '../site/markets.ts';
import { filled } from './sentences.ts';

const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, 'zh-CN': zh, fr, ar, ur, tr };

/** The sentence of a fault, its parameters filled in; figures as the language writes them, in the site's Latin digits. */
export function fieldMessage(code: FieldFaultCode, locale: Locale, params: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value.toLocaleString(`${locale}-u-nu-latn`) : value] as const);
  return filled(sentenceOf(CATALOGUES[locale], `fields.${code}`), Object.fromEntries(written));
}
