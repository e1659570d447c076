import type { ReactNode } from 'react';
import { useMarket } from '@amberlane/core';

interface NameOrderProps {
  readonly given: ReactNode;
  readonly family: ReactNode;
}

/** The two parts of a person’s name in the order of the reader’s language, for the eye and the keyboard: Chinese names the family first. */
export function NameOrder({ given, family }: NameOrderProps) {
  const isFamilyFirst = useMarket().locale === 'zh-CN';
  return (
    <>
      {isFamilyFirst ? family : given}
      {isFamilyFirst ? given : family}
    </>
  );
}
