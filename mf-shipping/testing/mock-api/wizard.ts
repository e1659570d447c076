/** What the shipping wizard asks beside orders, prices, service points and the address book: the agreement before sending. */
import { RULES } from '@amberlane/contract/domain';
import { LOCALE_FACTS } from '@amberlane/contract/site';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import { serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';

const { version, since, readSeconds } = RULES.agreement;

/** Texts name their language, so that nobody mistakes them for copy. */
export function serveWizard(routes: MockRoutes): void {
  serve(routes, orderAgreement, (_input, { locale }) => {
    const { name } = LOCALE_FACTS[locale];
    return {
      version, effectiveDate: since, language: locale, countdownSeconds: readSeconds, title: name, preamble: `${name} 0`,
      sections: [1, 2, 3].map((number) => ({ id: `part-${number}`, title: `${name} ${number}`, paragraphs: [`${name} ${number}.1`] })),
    };
  });
}
