/** The matchers of jest-dom for `expect` of `@jest/globals`. */
import '@testing-library/jest-dom/jest-globals';
