/** What the shell puts around and in place of a page. */
export { audienceClass } from './audience/audience.ts';
export { NotFoundPage } from './error-pages/not-found-page.tsx';
export { PendingPage } from './error-pages/pending-page.tsx';
export { RemoteErrorCard } from './error-pages/remote-error-card.tsx';
export { StatusPage } from './error-pages/status-page.tsx';
export { showCustomerPages } from './customer-pages.tsx';
export { showPageSignIn, SignInFaultContext } from './sign-in/page-sign-in.tsx';
export { SignInPage } from './sign-in/sign-in-page.tsx';
export { Layout } from './layout.tsx';
