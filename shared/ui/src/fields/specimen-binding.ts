/** Bindings without a form, so that a specimen’s field can be typed into. */
import { useState } from 'react';
import type { Binding } from './form/bindings.ts';

export function useSpecimen<Value extends string | boolean>(start: Value, error?: string): Binding<Value> {
  const [value, onValue] = useState(start);
  return { id: 'specimen', name: 'specimen', value, error, onValue, onLeave: () => undefined };
}
