import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import { Section } from '../../section/section.tsx';
import { CodeSample } from './code-sample.tsx';
import css from './page.module.css';

interface SampledSectionProps {
  /** Fragment of the page, and part of the ids of its sentences: `access.<id>.title`. */
  readonly id: 'order' | 'track' | 'push';
  readonly ground?: 'plain' | 'soft';
  /** What a sender may rely on: last parts of the ids of the sentences. */
  readonly promises: readonly string[];
  readonly sample: Sample;
  /** Samples beside the request. */
  readonly answers: readonly Sample[];
  /** Figures and parts of the request that the sentences name. */
  readonly values?: Readonly<Record<string, ReactNode>>;
  /** Below the samples. */
  readonly children?: ReactNode;
}

interface Sample {
  /** Part of the ids of its name: `access.<section>.<id>` in full, `access.kind.<kind>` in a word. */
  readonly id: string;
  readonly kind: 'curl' | 'response' | 'excerpt' | 'error' | 'delivery' | 'query';
  readonly text: string;
  /** Lines that stand before a fold. */
  readonly shown?: number;
}

/** A call of the API: what a sender may rely on, then, folded on phones, the request as it is written beside what is answered. */
export function SampledSection({ id, ground = 'plain', promises, sample, answers, values = {}, children }: SampledSectionProps) {
  const show = ({ id: part, kind, ...code }: Sample) => (
    <CodeSample key={part} labelId={`access.${id}.${part}`} titleId={`access.kind.${kind}`} {...code} />
  );
  return (
    <Section
      id={id}
      ground={ground}
      title={<FormattedMessage id={`access.${id}.title`} />}
      lead={<FormattedMessage id={`access.${id}.lead`} values={values} />}
    >
      <ul role="list" className={css.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <FormattedMessage id={`access.${id}.${promise}`} values={values} />
          </li>
        ))}
      </ul>
      <PhoneFold summary={<FormattedMessage id={`access.${id}.show`} />}>
        <div className={css.call}>
          <div className={css.column}>{show(sample)}</div>
          <div className={css.column}>{answers.map(show)}</div>
        </div>
        {children}
      </PhoneFold>
    </Section>
  );
}
