/** Names of the form library's style sheets, for builds that only refer to them. */
import path from 'node:path';
import { ANTD_GROUPS, type AntdGroup } from '../shared-modules.ts';

/** `base`: rules of more than one group. */
export type StyleFile = AntdGroup | 'base';
export const STYLE_FILES: readonly StyleFile[] = ['base', ...ANTD_GROUPS];

export const styleFile = (folder: string, name: StyleFile): string => path.join(folder, `${name}.css`);
