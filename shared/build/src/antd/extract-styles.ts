/** The style sheet that the library would make at run time, made once, in both themes. */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Renders the samples and gives all of their style; variables of the theme included. */
export function extractStyles(samples: ReactNode, theme: ThemeConfig): string {
  const cache = createCache();
  const samplesInTheme = createElement(ConfigProvider, { theme }, samples);
  renderToString(createElement(StyleProvider, { cache }, samplesInTheme));
  return extractStyle(cache, { plain: true, types: ['style', 'token', 'cssVar'] }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
}
