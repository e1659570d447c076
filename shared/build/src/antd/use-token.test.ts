import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { theme } from 'antd';
import { readDesignTokens } from './design-tokens.ts';
import { TOKEN } from './replaced/use-token.ts';
import { themeOf } from './theme.ts';

const tokens = readDesignTokens(readFileSync(path.join(import.meta.dirname, '../../../ui/src/tokens.css'), 'utf8'));

it('gives components the very figures that the style sheet was made with', () => {
  expect(theme.getDesignToken(themeOf(tokens.light))).toMatchObject(TOKEN);
  expect(theme.getDesignToken(themeOf(tokens.dark))).toMatchObject(TOKEN);
});
