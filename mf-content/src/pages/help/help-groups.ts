/** The nine groups of questions: their sections of the content file, in its order, each with its icon. */
import { icons, type IconDrawing } from '@amberlane/ui';
import content from '../../../content/help/en.md';
import type { ContentSection } from '../../content/content-document.ts';

const ICONS: Readonly<Record<string, IconDrawing>> = {
  sending: icons.parcel,
  tracking: icons.search,
  delivery: icons.rider,
  customs: icons.customs,
  prices: icons.scale,
  goods: icons.battery,
  warehouses: icons.warehouse,
  account: icons.user,
  partners: icons.shop,
};

export interface HelpGroup {
  readonly section: ContentSection;
  readonly icon: IconDrawing;
}

export const GROUPS: readonly HelpGroup[] = content.sections.map((section) => ({ section, icon: ICONS[section.id] ?? icons.doc }));

const QUESTIONS: ReadonlyMap<string, ContentSection> = new Map(GROUPS.flatMap(({ section }) => section.sections.map((question) => [question.id, question] as const)));

/** The question with this fragment. */
export const questionOf = (id: string): ContentSection | undefined => QUESTIONS.get(id);
