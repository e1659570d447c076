/** Where a parcel leaves that names no city of departure: where goods are sent abroad. Pure. */
export const usualOrigin = <Origin extends { readonly gateway: string | null }>(origins: readonly Origin[]): Origin | null =>
  origins.find(({ gateway }) => gateway !== null) ?? origins[0] ?? null;
