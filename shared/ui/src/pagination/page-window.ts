/**
 * Pages that a pagination names: the first, the last, the present one with its neighbours, and `gap` where some are
 * left out. A gap never stands for one page alone, which would be as short as its name.
 */
export function pageWindow(page: number, pages: number): readonly (number | 'gap')[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pages || Math.abs(candidate - page) <= 1 || isLoneGap(candidate, page, pages),
  );
  return named.flatMap((current, index) => (index > 0 && current - (named[index - 1] ?? 0) > 1 ? ['gap' as const, current] : [current]));
}

const isLoneGap = (candidate: number, page: number, pages: number): boolean =>
  (candidate === 2 && page === 4) || (candidate === pages - 1 && page === pages - 3);
