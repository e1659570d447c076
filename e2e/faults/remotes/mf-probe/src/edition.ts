/** What one edition of the remote differs in from another; this is the sound first one. */
export const EDITION = 1;
export const whileRendering = (_search: string): void => undefined;
export const whileLoading = async (_search: URLSearchParams): Promise<void> => undefined;
