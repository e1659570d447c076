/** The sound edition two. */
export const EDITION = 2;
export const whileRendering = (_search: string): void => undefined;
export const whileLoading = async (_search: URLSearchParams): Promise<void> => undefined;
