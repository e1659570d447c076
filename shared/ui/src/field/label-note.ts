/** Attribute of a word beside a label that is no part of the name: “optional”. */
export const LABEL_NOTE = 'data-label-note';
