/** Why a sign-in that came as a plain form was refused; the page is shown again with it (never cached). */
export interface SignInFault {
  /** As it was typed. */
  readonly userName: string;
  readonly code: number;
  /** The sentence of the API in the reader's language. */
  readonly message: string;
}
