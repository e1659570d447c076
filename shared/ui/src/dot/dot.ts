/** Between facts on one line, in every language. A line that breaks there begins with the dot, which stays with the fact after it. */
export const DOT = ' ·\u00a0';
