/** a ÷ b rounded up, in whole numbers. */
export const divideUp = (a: number, b: number): number => (a - (a % b)) / b + (a % b > 0 ? 1 : 0);
