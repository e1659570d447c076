/** Where an application, a question, a complaint or a suggestion stands; opened by its reference and the email address. */
import type { ReactNode } from 'react';
import { RULES } from '@amberlane/contract/domain';
import { definePage, FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, Notice, PageHead, TextLink, Wrap } from '@amberlane/ui';
import { AnswerTimes, StatusGuide } from '../../case/case-guide.tsx';
import { LookupForm } from '../../case/lookup-form.tsx';
import { News, OpenedCase } from '../../case/opened-case.tsx';
import { useCase } from '../../case/use-case.ts';
import { LeadColumns } from '../../lead-form/lead-columns.tsx';
import css from '../../case/case.module.css';

const REOPEN = { days: RULES.feedback.reopenDays };

const toContact = (words: ReactNode) => (
  <TextLink key="contact" to="contact-us">
    {words}
  </TextLink>
);

function CasePage() {
  const intl = useIntl();
  const desk = useCase();
  const { opened, news } = desk;
  return (
    <>
      <PageHead
        low
        title={opened ? <FormattedMessage id="case.kind" values={{ kind: opened.view.kind }} /> : <FormattedMessage id="case.title" />}
        lead={opened ? undefined : <FormattedMessage id="case.lead" values={REOPEN} />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'case.breadcrumb' })} trail={[{ to: '', title: <FormattedMessage id="case.home" /> }]} here={<FormattedMessage id="case.crumb" />} />}
        art={<Drawing of={drawings.clipboard} />}
      />
      <Wrap className={css.page}>
        {opened ? (
          <OpenedCase view={opened.view} caseKey={opened.key} asOf={opened.asOf} desk={desk} />
        ) : (
          <LeadColumns inSlot aside={<AnswerTimes />}>
            <noscript>
              <Notice tone="attention">
                <p>
                  <FormattedMessage id="case.noScript" values={{ contact: toContact }} />
                </p>
              </Notice>
            </noscript>
            <News news={news} />
            <div className={css.scripted}>
              <LookupForm onFound={desk.open} />
            </div>
            <p className={css.lost}>
              <FormattedMessage id="case.lost" values={{ contact: toContact }} />
            </p>
          </LeadColumns>
        )}
      </Wrap>
      {opened ? null : <StatusGuide />}
    </>
  );
}

export default definePage({
  component: CasePage,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'case.title' }), description: intl.formatMessage({ id: 'case.lead' }, REOPEN), noindex: true }),
});
