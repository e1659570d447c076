/** How stories are shown: width of the frame and theme, in the query, so that a look can be sent to somebody. */

/** Widths that the site is designed for, CSS pixels. */
export const WIDTHS = [320, 360, 768, 1280] as const;
type Width = (typeof WIDTHS)[number];

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

export interface Look {
  /** null: as wide as the page. */
  readonly width: Width | null;
  /** null: the theme that the reader has chosen for the site. */
  readonly theme: Theme | null;
}

/** What a query says; what it says wrongly counts as not said. */
export function readLook(search: string): Look {
  const query = new URLSearchParams(search);
  return {
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? null,
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? null,
  };
}

/** `?width=360&theme=dark`, or '' where nothing is chosen. */
export function lookQuery({ width, theme }: Look): string {
  const chosen = new URLSearchParams({ ...(width && { width: String(width) }), ...(theme && { theme }) });
  return chosen.size > 0 ? `?${chosen.toString()}` : '';
}
