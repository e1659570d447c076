/** Stands for `antd/es/theme/context`: there is one theme, and it is a style sheet. */
import { createContext } from 'react';

export const defaultTheme = null;
export const defaultConfig = {};
export const DesignTokenContext = createContext(defaultConfig);
