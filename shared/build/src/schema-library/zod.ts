/** Stands for `zod` in the browser: provided by the shell, loaded with the first answer of the API, once for all builds of a page. */
export * as z from './members.ts';
