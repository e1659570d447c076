/** An address that only this page knows, for images, links and downloads. */
export interface ImageAddress {
  readonly address: string;
  /** Gives the memory back; the address is nothing afterwards. */
  readonly release: () => void;
}

/** The bytes of a response with status 200 become an image address (spec §7); null for every other response. */
export async function imageAddress(response: Response): Promise<ImageAddress | null> {
  if (response.status !== 200) return null;
  return addressOf(await response.blob());
}

export function addressOf(file: Blob): ImageAddress {
  const address = URL.createObjectURL(file);
  return { address, release: () => URL.revokeObjectURL(address) };
}
