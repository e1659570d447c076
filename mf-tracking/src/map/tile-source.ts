/** Where tiles come from, and whom their service wants to be named: the setting holds both, the name behind a `#`. Pure. */

export interface TileSource {
  readonly address: string;
  /** '' when nobody has to be named. */
  readonly credit: string;
}

const LONGEST_CREDIT = 160;

export function readTileSource(setting: string): TileSource {
  const [address = '', ...behind] = setting.split('#');
  return { address, credit: decoded(behind.join('#')).slice(0, LONGEST_CREDIT) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
