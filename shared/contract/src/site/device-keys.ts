/**
 * Beginning of the keys under which pages keep what a reader did on this device (local storage). The shell forgets all
 * of them when the reader signs out; what is no reader's business, such as the choice of colours, has other keys.
 */
export const READER_KEY_PREFIX = 'amberlane.reader.';

/** Before the key of a form's draft. One with a reader's key behind it outlives a session that ends by itself, not a sign-out. */
export const DRAFT_KEY_PREFIX = 'draft:';
