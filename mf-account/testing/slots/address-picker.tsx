/** The address book as a page of another squad shows it: it marks the entry that the reader chose. */
import { useState } from 'react';
import { Slot } from '@amberlane/core';

export default function AddressPickerPage() {
  const [chosen, setChosen] = useState<string | null>(null);
  return <Slot name="address-picker" props={{ side: 'receiver', chosen, onChoose: ({ id }) => setChosen(id) }} />;
}
