/** `linebreak` comes without types. */
declare module 'linebreak' {
  interface Break {
    /** UTF-16 units from the start of the text. */
    readonly position: number;
    readonly required: boolean;
  }

  /** Line break opportunities (UAX #14); the last one is the end of the text. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
