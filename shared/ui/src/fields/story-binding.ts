/** Bindings without a form, so that a story’s field can be typed into. */
import { useId, useState } from 'react';
import type { Binding, FlagBinding, TextBinding } from './form/bindings.ts';

function useBinding<Value>(start: Value, error: string | undefined): Binding<Value> {
  const [value, onValue] = useState(start);
  // Of one name, the radio buttons of two stories would be one group.
  const id = useId();
  return { id, name: id, value, error, onValue, onLeave: () => undefined };
}

export const useStory = (start: string, error?: string): TextBinding => useBinding(start, error);
export const useFlagStory = (start: boolean, error?: string): FlagBinding => useBinding(start, error);
