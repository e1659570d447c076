/** A legal text as data: what it says is in the messages, how it is read is the same for all (VISUAL §13 reference). */
import type { ComponentType } from 'react';

/** A paragraph, the rows of a list, or a part with a shape of its own such as a table. */
export type LegalPart = string | readonly string[] | ComponentType;

export interface LegalSection {
  /** Fragment of the section; what links to the section relies on it. */
  readonly id: string;
  /** Message ids from here on. */
  readonly title: string;
  readonly parts: readonly LegalPart[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  /** ISO date from which the text holds. */
  readonly validFrom: string;
  readonly sections: readonly LegalSection[];
}
