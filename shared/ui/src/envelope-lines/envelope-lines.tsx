import { Fragment } from 'react';
import { ADDRESS_CODES, envelopeFields, type AddressField, type AddressValues } from '@amberlane/contract/domain/address-rules';
import type { Country } from '@amberlane/contract/site';
import { Ltr } from '../ltr/ltr.tsx';

const LATIN = /\p{Script=Latin}/u;
const ARABIC = /\p{Script=Arabic}/u;
const HAN = /\p{Script=Han}/u;

interface EnvelopeLinesProps {
  readonly country: Country;
  readonly values: AddressValues;
  /** Three lines at most, for lists: the street, the place, and what is written in other letters than the street. */
  readonly brief?: boolean;
  /** Class of a line. */
  readonly className?: string | undefined;
}

/** Lines of an envelope as the country writes them, each in the direction of its own letters: `2929 King Fahd Road` on an Arabic page too. */
export function EnvelopeLines({ country, values, brief = false, className }: EnvelopeLinesProps) {
  const lines = envelopeFields(country, values);
  return (brief ? briefLines(lines, values) : lines.map((fields) => [fields])).map((line) => (
    <span key={line.join()} className={className}>
      <bdi>
        {line.map((fields, index) => (
          <Fragment key={fields.join()}>
            {index === 0 ? null : comma(textOf(line[index - 1] ?? [], values), textOf(fields, values))}
            {fields.map((field, place) => (
              <Fragment key={field}>
                {place === 0 ? null : gap(field, fields[place - 1], values)}
                {ADDRESS_CODES.has(field) ? <Ltr figures>{values[field]}</Ltr> : values[field]}
              </Fragment>
            ))}
          </Fragment>
        ))}
      </bdi>
    </span>
  ));
}

const textOf = (fields: readonly AddressField[], values: AddressValues): string => fields.map((field) => values[field] ?? '').join(' ');

/** A town after its area is named after a comma where it is written in Latin letters; Chinese letters follow each other. */
function gap(field: AddressField, before: AddressField | undefined, values: AddressValues): string {
  if (before !== undefined && HAN.test(values[before] ?? '') && HAN.test(values[field] ?? '')) return '';
  return field === 'city' && before === 'area' && LATIN.test(`${values.area ?? ''}${values.city ?? ''}`) ? ', ' : ' ';
}

type Script = 'latin' | 'arabic' | 'han' | null;

/** Letters of a text; null where there are none. */
const scriptOf = (text: string): Script => (ARABIC.test(text) ? 'arabic' : HAN.test(text) ? 'han' : LATIN.test(text) ? 'latin' : null);

/** Between two lines that stand on one. */
function comma(before: string, after: string): string {
  if (HAN.test(before)) return HAN.test(after) ? '' : '，';
  return ARABIC.test(before) ? '، ' : ', ';
}

type Lines = readonly (readonly AddressField[])[];

/** Chinese letters run from the province to the door on one line; the postcode alone follows them. */
const isPlace = (fields: readonly AddressField[], own: Script): boolean => (own === 'han' ? fields.every((field) => field === 'postcode') : fields.includes('city') || fields.includes('province'));

function briefLines(lines: Lines, values: AddressValues): Lines[] {
  const own = scriptOf(values.street ?? '');
  const parts: Record<'street' | 'place' | 'other', (readonly AddressField[])[]> = { street: [], place: [], other: [] };
  for (const fields of lines) {
    const script = scriptOf(textOf(fields, values));
    if (script !== null && own !== null && script !== own) parts.other.push(fields);
    else parts[isPlace(fields, own) ? 'place' : 'street'].push(fields);
  }
  return [parts.street, parts.place, parts.other].filter(({ length }) => length > 0);
}
