import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Section } from '../../section/section.tsx';
import { CodeSample } from './code-sample.tsx';
import css from './page.module.css';

interface SampledSectionProps {
  /** Fragment of the page, and part of the ids of its sentences: `access.<id>.title`. */
  readonly id: 'order' | 'push';
  readonly ground?: 'plain' | 'soft';
  /** What a sender may rely on: last parts of the ids of the sentences. */
  readonly promises: readonly string[];
  readonly sample: string;
  /** Figures and parts of the request that the sentences name. */
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/** A call of the API: what a sender may rely on, beside the request as it is written. */
export function SampledSection({ id, ground = 'plain', promises, sample, values = {} }: SampledSectionProps) {
  return (
    <Section
      id={id}
      ground={ground}
      title={<FormattedMessage id={`access.${id}.title`} />}
      lead={<FormattedMessage id={`access.${id}.lead`} values={values} />}
    >
      <div className={css.call}>
        <ul role="list" className={css.promises}>
          {promises.map((promise) => (
            <li key={promise}>
              <FormattedMessage id={`access.${id}.${promise}`} values={values} />
            </li>
          ))}
        </ul>
        <CodeSample labelId={`access.${id}.sample`} text={sample} />
      </div>
    </Section>
  );
}
