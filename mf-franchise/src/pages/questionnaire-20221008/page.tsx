/** Customer satisfaction (spec §2 `questionnaire/questionnaire-20221008`). */
import { definePage } from '@amberlane/core';
import { loadSurvey } from '../../questionnaire/survey-load.ts';
import { SurveyPage } from '../../questionnaire/survey-page.tsx';
import { OWN_CODE } from '../../questionnaire/survey-paths.ts';

const Satisfaction = () => <SurveyPage code={OWN_CODE} titleId="questionnaire-20221008.title" />;

export default definePage({
  component: Satisfaction,
  load: (context) => loadSurvey(context, OWN_CODE),
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'questionnaire-20221008.title' }), description: intl.formatMessage({ id: 'questionnaire-20221008.description' }) }),
});
