/** Throws when its code is run, before anything of it can be asked. */
export const EDITION = 4;
export const whileRendering = (_search: string): void => undefined;
export const whileLoading = async (_search: URLSearchParams): Promise<void> => undefined;

throw new Error('planted: throws at load');
