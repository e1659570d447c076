export function scriptOf(command: string): string | null;
export function usesTestTools(command: string): boolean;
