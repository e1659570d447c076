/**
 * HTML with escaped values. Whatever stands in a mark is text, unless it was made by the same tag; a mark may stand in
 * an element's content and in a quoted attribute, nowhere else.
 */

/** Markup that is safe to send. Only {@link html} makes it. */
class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

export type { Html };

/** `null`, `undefined` and `false` leave nothing behind. */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' };

/** Control characters have no meaning in a page, and HTML knows no way to write most of them (HTML §13.1.4). */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[&<>"'`]/g, (mark) => ENTITIES[mark] ?? '')
    .replace(/(?![\n\t])\p{Cc}/gu, '\uFFFD');

function write(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'object') return part.map(write).join('');
  return escapeText(String(part));
}

/** The tag. Throws an Error for a mark in an attribute without quotes, where escaping would not help. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  let literals = '';
  const markup = strings.raw.map((literal, index) => {
    if (index >= parts.length) return literal;
    literals += literal;
    if (isUnquotedValue(literals)) throw new Error(`A mark needs quotes around it: ${literal.slice(-40)}`);
    return literal + write(parts[index]);
  });
  return new Html(markup.join(''));
}

/** Whether what follows is the value of an attribute without quotes. */
function isUnquotedValue(literals: string): boolean {
  const tag = literals.slice(literals.lastIndexOf('<'));
  return !tag.includes('>') && /=\s*$/.test(tag) && (tag.split('"').length - 1) % 2 === 0;
}

/** What somebody wrote, in any direction of writing: it can't turn round what stands beside it. */
export const written = (text: string): Html => html`<bdi dir="auto">${text}</bdi>`;

/** Several lines that somebody wrote. */
export const writtenLines = (text: string): Html => html`<p class="said" dir="auto">${text}</p>`;
