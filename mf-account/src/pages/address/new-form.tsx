import { useGoTo, useToast } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import { AddingForm } from '../../addresses/adding-form.tsx';
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import { BackToBook } from './back-to-book.tsx';

/** A new address; the book shows it next. */
export function NewForm({ country }: { country: Country }) {
  const goTo = useGoTo();
  const toast = useToast();
  const arrive = (): void => {
    toast('success', 'saved');
    goTo(BOOK_PATH);
  };
  return <AddingForm country={country} back={<BackToBook />} onAdded={arrive} />;
}
