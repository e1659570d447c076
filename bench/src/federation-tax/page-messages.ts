/** Name of the one message bundle of the measured page. */
export const PAGE_MESSAGES = 'page';
