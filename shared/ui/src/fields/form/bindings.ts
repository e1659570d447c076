/** What ties one field to its form: a form gives it, a field takes it whole (`<TextField {...form.text('email')} />`). */
export interface Binding<Value> {
  readonly id: string;
  /** Path of the value in the request, names parted by points: `sender.address.street`. */
  readonly name: string;
  readonly value: Value;
  /** What is wrong, as a sentence; undefined for nothing. */
  readonly error: string | undefined;
  readonly onValue: (value: Value) => void;
  /** The reader has left the field: from now on its mistakes may be named. */
  readonly onLeave: () => void;
}

export type TextBinding = Binding<string>;
export type FlagBinding = Binding<boolean>;
