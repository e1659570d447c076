/** Login and password. */
import { html } from '../html.ts';
import type { DeskPage } from '../desk-route.ts';

export interface SignInForm {
  readonly status?: number;
  /** What was typed before. */
  readonly login?: string;
  /** Where to go on afterwards. */
  readonly then: string;
  /** Why the last try failed. */
  readonly fault?: string;
}

export const signInPage = ({ status = 200, login = '', then, fault }: SignInForm): DeskPage => ({
  status,
  title: fault === undefined ? 'Sign in' : 'Error: sign in',
  main: html`<div class="narrow"><h1>Sign in</h1>
${fault !== undefined && html`<p class="notice bad" role="alert" id="fault">${fault}</p>`}
<form method="post" action="/sign-in" class="stack">
<input type="hidden" name="then" value="${then}">
<div class="field"><label for="login">Login</label><input id="login" name="login" type="text" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="80"${fault !== undefined && html` aria-describedby="fault"`}></div>
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${fault !== undefined && html` aria-describedby="fault"`}></div>
<div><button class="button primary">Sign in</button></div>
</form>
<p class="quiet">No access yet, or lost your password? The operator of this installation adds staff members and sets new passwords with <code>npm run staff</code>.</p></div>`,
});
