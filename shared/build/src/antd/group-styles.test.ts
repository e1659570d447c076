import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import postcss from 'postcss';
import { composeGroupStyles } from './group-styles.ts';
import { STYLE_FILES, type StyleFile } from './style-files.ts';

describe('the style sheets of the form library', () => {
  let files: ReadonlyMap<StyleFile, string>;
  const textOf = (name: StyleFile): string => files.get(name) ?? '';
  const all = (): string => [...files.values()].join('');

  beforeAll(() => {
    files = composeGroupStyles(readFileSync(path.join(import.meta.dirname, '../../../ui/src/tokens.css'), 'utf8'));
  });

  it('hold the components of their group, and common ones once', () => {
    expect(textOf('form')).toContain('.ant-switch');
    expect(textOf('table')).toContain('.ant-table');
    expect(textOf('date')).toContain('.ant-picker');
    for (const part of ['.ant-modal', '--ant-modal-content-bg:', '.ant-drawer', '.ant-popconfirm', '.ant-tooltip']) expect(textOf('overlay') + textOf('base')).toContain(part);
    const ofInput = STYLE_FILES.filter((name) => textOf(name).includes('.ant-input-outlined{'));
    expect(ofInput).toEqual(['base']);
  });

  it('stand in their layer, nothing beside it', () => {
    for (const text of files.values()) expect(postcss.parse(text).nodes.map((node) => node.type === 'atrule' && `${node.name} ${node.params}`)).toEqual(['layer antd']);
  });

  it('say colours by our tokens, so that they follow the theme', () => {
    expect(textOf('base')).toMatch(/--ant-color-text:\s*var\(--text\)/);
    expect(textOf('base')).toMatch(/--ant-color-border:\s*var\(--field-line\)/);
    expect(all().includes('#1677ff')).toBe(false);
  });

  it('hold nothing that the facades do not offer', () => {
    for (const part of ['.ant-col-xs-1', 'ant-input-filled', 'ant-btn-color-volcano', '.ant-spin', '.ant-table-summary']) expect(all()).not.toContain(part);
  });

  it('name every property that they use', () => {
    const defined = new Set([...all().matchAll(/(--ant-[\w-]+)\s*:/g)].map(([, name]) => name));
    const setByComponents = ['--ant-col--flex', '--ant-modal-xs-width'];
    const used = [...all().matchAll(/var\((--ant-[\w-]+)\)/g)].map(([, name]) => name);
    expect([...new Set(used.filter((name) => !defined.has(name) && !setByComponents.includes(name ?? '')))]).toEqual([]);
  });

  it('know left and right only as start and end, but for arrows of popups', () => {
    const physical: string[] = [];
    postcss.parse(all()).walkDecls(/^(?:margin|padding|border)-(?:left|right)$/, ({ parent, prop }) => {
      physical.push(`${parent?.type === 'rule' ? parent.selector : ''} ${prop}`);
    });
    expect(physical).toEqual([]);
  });
});
