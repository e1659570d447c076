/** Who a questionnaire is shown to, and who answers it. */
import type { Country, Locale } from '@amberlane/contract/site';
import type { Customer } from '../plugins/call-route.ts';

/** Who looks at a questionnaire, from where, and when. */
export interface Reader {
  readonly customer: Customer | null;
  readonly locale: Locale;
  readonly country: Country;
  readonly now: Date;
}
