/**
 * A label of the site that another text quotes: `{label:track.title}` stands for the label with that id, in the same
 * language. It is put in before the message is parsed as ICU, so readers and translators never see a second copy.
 */
const REFERENCE = /\{label:([^{}]*)\}/g;
/** What would change its meaning in the middle of another message. */
const MARKUP = /[{}<>#']/;

/** Ids that a message quotes. */
export const labelsQuotedIn = (message: string): string[] => [...message.matchAll(REFERENCE)].map(([, id = '']) => id);

/** What is wrong with the quotations of a message, each as the end of a sentence. */
export const quotationFaults = (message: string, labelOf: (id: string) => string | undefined): string[] =>
  labelsQuotedIn(message).flatMap((id) => {
    const label = labelOf(id);
    if (label === undefined) return [`quotes the label ${id}, which does not exist`];
    if (labelsQuotedIn(label).length > 0) return [`quotes the label ${id}, which is itself a quotation`];
    return MARKUP.test(label) ? [`quotes the label ${id}, which is no plain text`] : [];
  });

/** The message with its labels put in. Throws with the fault of a quotation that cannot be. */
export function withLabels(message: string, labelOf: (id: string) => string | undefined): string {
  const [fault] = quotationFaults(message, labelOf);
  if (fault !== undefined) throw new Error(fault);
  return message.replaceAll(REFERENCE, (_, id: string) => labelOf(id) ?? '');
}
