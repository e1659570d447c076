/** Any questionnaire by its code. */
import { definePage, usePageAddress, type PageContext, type PageHead } from '@amberlane/core';
import { surveyCalls } from '../../questionnaire/survey-calls.ts';
import { isSurvey, loadSurvey } from '../../questionnaire/survey-load.ts';
import { SurveyPage } from '../../questionnaire/survey-page.tsx';

const codeOf = ({ params }: Pick<PageContext, 'params'>): string => params.code ?? '';

function QuestionnaireForm() {
  return <SurveyPage code={codeOf(usePageAddress())} titleId="questionnaire-form.title" />;
}

/** Its own words once they are there. */
function head(context: PageContext): PageHead {
  const { data } = surveyCalls.endpoints.survey.select({ code: codeOf(context) })(context.site.getState());
  const title = context.intl.formatMessage({ id: 'questionnaire-form.title' });
  return { title: data?.survey.title ?? title, description: data?.survey.intro ?? title, noindex: true };
}

export default definePage({
  component: QuestionnaireForm,
  valid: (context) => isSurvey(context, codeOf(context)),
  load: (context) => loadSurvey(context, codeOf(context)),
  head,
});
