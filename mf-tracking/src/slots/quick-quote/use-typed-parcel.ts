/** The box as the reader touches it: null until then. React may come later than the reader, who is not asked to touch it again. */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { hasChanged } from '../../quote/changed-field.ts';
import type { TypedParcel } from './quick-question.ts';

interface TouchedForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: TypedParcel | null;
  /** Reads the fields. */
  readonly onTouch: () => void;
}

/** `onTouched` is called with every touch. */
export function useTypedParcel(onTouched: () => void): TouchedForm {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedParcel | null>(null);
  const onTouch = (): void => {
    if (!form.current) return;
    const now = parcelIn(form.current);
    // A touch that changes nothing asks for nothing.
    setTyped((before) => (before?.destination === now.destination && before.weight === now.weight ? before : now));
    onTouched();
  };
  const onEarlyTouch = useEffectEvent(onTouch);
  useEffect(() => {
    if (form.current && isTouched(form.current)) onEarlyTouch();
  }, []);
  return { form, typed, onTouch };
}

const isTouched = (form: HTMLFormElement): boolean => form.contains(document.activeElement) || Array.from(form.elements).some(hasChanged);

function parcelIn(form: HTMLFormElement): TypedParcel {
  const data = new FormData(form);
  const text = (name: keyof TypedParcel): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { destination: text('destination'), weight: text('weight') };
}
