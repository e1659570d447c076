/** From now and then to every day: three options beside each other, each with what it brings and where it begins. */
import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { leadOf, type ContentSection } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { Section } from '../../section/section.tsx';
import css from './volume-options.module.css';

/** `enquiry`: fragment of the form. */
export function VolumeOptions({ section, enquiry }: { section: ContentSection; enquiry: string }): ReactNode {
  const lead = leadOf(section);
  const begin: Readonly<Record<string, ReactNode>> = {
    seldom: (
      <TextLink kind="more" to="quote">
        <FormattedMessage id="content.quote" />
      </TextLink>
    ),
    weekly: (
      <TextLink kind="more" to="user-opt/register">
        <Say id="business-customer.act.account" />
      </TextLink>
    ),
    daily: (
      <TextLink kind="more" href={`#${enquiry}`}>
        <Say id="business-customer.enquiry.title" />
      </TextLink>
    ),
  };
  return (
    <Section id={section.id} title={<Say id={section.title} />} lead={lead ? <Say {...lead} /> : null}>
      <ul role="list" className={css.options}>
        {section.sections.map((option) => (
          <li key={option.id} className={css.option}>
            <h3>
              <Say id={option.title} />
            </h3>
            <div className={css.text}>
              <ContentBlocks blocks={option.blocks} />
            </div>
            <p>{begin[option.id]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
