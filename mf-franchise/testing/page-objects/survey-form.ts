/** A questionnaire as somebody meets it who has an answer to everything: works with any questions, with and without JavaScript. */
import type { Locator, Page } from '@playwright/test';

export class SurveyForm {
  readonly #form: Locator;

  constructor(page: Page) {
    this.#form = page.getByRole('main').locator('form').filter({ has: page.locator('[name="code"]') });
  }

  get submit(): Locator {
    return this.#form.locator('button[type="submit"]');
  }

  field(name: string): Locator {
    return this.#form.locator(`[name="${name}"]`);
  }

  /** Entries of a question that asks for an order, as they stand. */
  ranked(question: string): Locator {
    return this.#form.locator(`fieldset[id$="answers.${question}"] ol > li`);
  }

  /** The first option of everything; twice, since answers open branches. */
  async answerAll(): Promise<void> {
    for (let pass = 0; pass < 2; pass += 1) {
      const names = await this.#form.locator('input[type="radio"], input[type="checkbox"]').evaluateAll((inputs) => [...new Set(inputs.map((input) => input.getAttribute('name') ?? ''))]);
      for (const name of names) await this.field(name).first().check({ force: true });
      for (const text of await this.#form.locator('textarea').all()) await text.fill('1 2 3');
      for (const day of await this.#form.locator('input[type="date"]').all()) await day.fill('2025-05-01');
    }
  }
}
