/** Where questionnaires stand in the site. */
export const LIST_PATH = 'questionnaire/questionnaire-list';
export const AFTER_DELIVERY_PATH = 'questionnaire/after-delivery';

/** The questionnaire with an address of its own (spec §2). */
export const OWN_CODE = '20221008';

export const surveyPath = (code: string): string => (code === OWN_CODE ? 'questionnaire/questionnaire-20221008' : `questionnaire/form/${encodeURIComponent(code)}`);
