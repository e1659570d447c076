/** Where a page without JavaScript sends a form: one address on both sides, the page's `<form action>` and the shell server. */

/** Prefix of all of them; `/-/` is reserved for the shell server. */
export const FORM_ADDRESSES = '/-/form/';

/**
 * Action of a form that a remote declares under `forms` in its `remote.config.ts`.
 *
 *     <form method="post" action={formAction('mf-tracking', 'follow-start')}>
 */
export const formAction = (remote: string, form: string): string => `${FORM_ADDRESSES}${remote}/${form}`;
