/** A page that says one thing. */
import { html } from '../html.ts';
import type { DeskPage } from '../desk-route.ts';

export const messagePage = (status: number, title: string, sentence: string): DeskPage => ({
  status,
  title,
  main: html`<h1>${title}</h1><p>${sentence}</p><p><a href="/">Back to the staff desk</a></p>`,
});
