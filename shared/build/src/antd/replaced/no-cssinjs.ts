/** Stands for `@ant-design/cssinjs`: no style is made in the browser. What is imported of it is named by code that never runs. */
import { createContext } from 'react';

export const StyleContext = createContext({});
export const createTheme = (): null => null;
export const unit = String;
/** Called with `new`. */
export function Keyframes(): void {}
export const useStyleRegister = (): void => undefined;
