/** Elements that the page loader, links and styles find by id; everything else is found by role and name. */
export const COUNTRY_DIALOG_ID = 'country-choice';
/** Target of the skip link. */
export const MAIN_ID = 'main';
/** Says that a form was not sent for want of a network. */
export const OFFLINE_NOTICE_ID = 'offline-form';
export const SIGN_OUT_DIALOG_ID = 'sign-out';
/** On elements whose text is the name of who is signed in. */
export const NICK_NAME_ATTRIBUTE = 'data-nick-name';

/** The link of the country choice that leads to the suggested country. */
export const SUGGESTION_ID = 'suggested-country';
