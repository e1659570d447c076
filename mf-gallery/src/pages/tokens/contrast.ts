/** Contrast of two colours as browsers compute them (`rgb(28, 23, 18)`), WCAG 2.2: 1 to 21; null where one is none. */
export function contrast(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number | null {
  const digits = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(colour);
  if (!digits) return null;
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((value) => {
    const share = Number(value) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
