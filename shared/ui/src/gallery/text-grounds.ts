/** Which roles of tokens.css text may have, and on which grounds: each pair is legible (4.5) in both themes. */
const GROUNDS = ['--bg', '--bg-soft', '--surface'];
const STATUS = ['--st-delivered', '--st-transit', '--st-attention', '--st-unknown'];

export const TEXT_ON: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ['--text', ...GROUNDS, '--bg-sunk', '--brand-tint', '--brand-tint-2', '--sun', ...STATUS.map((status) => `${status}-bg`)],
  ['--text-soft', ...GROUNDS, '--bg-sunk', '--brand-tint', '--sun', ...STATUS.map((status) => `${status}-bg`)],
  ['--text-quiet', ...GROUNDS, '--brand-tint'],
  ['--brand-text', ...GROUNDS, '--brand-tint', '--brand-tint-2'],
  ['--on-brand', '--brand', '--brand-hover', '--brand-press'],
  ['--on-ink', '--ink', '--ink-hover'],
  ['--on-night', '--night', '--night-2', '--night-deep'],
  ['--on-night-soft', '--night', '--night-2', '--night-deep'],
  ['--on-night-brand', '--night', '--night-2', '--night-deep'],
  ...STATUS.map((status) => [status, `${status}-bg`, ...GROUNDS] as const),
  ['--on-inverse', '--inverse'],
  ['--on-inverse-brand', '--inverse'],
  ['--on-inverse-done', '--inverse'],
  ['--on-inverse-attention', '--inverse'],
];
