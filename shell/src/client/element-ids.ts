/** Elements that the page loader, links and styles find by id; everything else is found by role and name. */
export const COUNTRY_DIALOG_ID = 'country-choice';
/** Target of the skip link. */
export const MAIN_ID = 'main';
/** Says that a form was not sent for want of a network. */
export const OFFLINE_NOTICE_ID = 'offline-form';
export const SIGN_OUT_DIALOG_ID = 'sign-out';
/** On elements whose text is the name of who is signed in. */
export const NICK_NAME_ATTRIBUTE = 'data-nick-name';

/** Asks for the country beside a page that somebody was sent to. */
export const COUNTRY_NOTE_ID = 'country-note';
/** Around links of the country choice that lead to the suggested country. */
export const SUGGESTION_ATTRIBUTE = 'data-suggestion';
