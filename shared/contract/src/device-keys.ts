/**
 * Beginning of the keys under which pages keep what a reader did on this device (local storage). The shell forgets all
 * of them when the reader signs out; what is no reader's business, such as the choice of colours, has other keys.
 */
export const READER_KEY_PREFIX = 'amberlane.reader.';
