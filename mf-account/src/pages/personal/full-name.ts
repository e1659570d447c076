import type { Locale } from '@amberlane/contract/site';

const HAN = /\p{Script=Han}$/u;

interface NameParts {
  /** As the reader's language names it, such as "Ms". */
  readonly title: string;
  readonly firstName: string;
  readonly familyName: string;
}

/** A person's name on one line in the order of the reader's language; '' without first and last name. Chinese writes the family first and the title last, without spaces between Chinese letters. */
export function fullName({ title, firstName, familyName }: NameParts, locale: Locale): string {
  if (firstName === '' && familyName === '') return '';
  const parts = locale === 'zh-CN' ? [familyName, firstName, title] : [title, firstName, familyName];
  return parts.filter((part) => part !== '').reduce((before, part) => (HAN.test(before) && HAN.test(part) ? before + part : `${before} ${part}`));
}
