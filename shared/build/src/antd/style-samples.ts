/**
 * One rendering of each component in all parts that have styles of their own. The library registers the styles of a
 * component whole when it renders, whatever its properties; sub-components have to be there to be asked.
 */
import * as antd from 'antd';
import { createElement, Fragment, type ReactNode } from 'react';
import type { AntdGroup } from '../shared-modules.ts';

const h = createElement;
const ITEMS = [{ key: 'one', label: '1', value: '1', title: '1', children: [{ key: 'two', label: '2', value: '2' }] }];

const table = (): ReactNode =>
  h(antd.Table<{ key: number }>, {
    columns: [{ dataIndex: 'key', sorter: true, filters: [{ text: '1', value: 1 }] }],
    dataSource: [{ key: 1 }],
    rowSelection: {},
    expandable: { expandedRowRender: () => null },
  });

export const STYLE_SAMPLES: Readonly<Record<AntdGroup, () => readonly ReactNode[]>> = {
  form: () => [
    h(antd.Form, null, h(antd.Form.Item, { label: '1', tooltip: '1', hasFeedback: true, extra: '1' }, h(antd.Input))),
    h(antd.Input),
    h(antd.Input.TextArea, { showCount: true }),
    h(antd.Input.Password),
    h(antd.Input.OTP),
    h(antd.InputNumber),
    h(antd.Select, { options: ITEMS }),
    h(antd.AutoComplete, { options: ITEMS }),
    h(antd.Checkbox.Group, { options: ['1'] }),
    h(antd.Radio.Group, null, h(antd.Radio.Button, { value: 1 }), h(antd.Radio, { value: 2 })),
    h(antd.Switch),
    h(antd.Upload, { defaultFileList: [{ uid: '1', name: '1', status: 'uploading', percent: 1 }] }),
    h(antd.Upload.Dragger),
  ],
  table: () => [table(), h(antd.Pagination, { total: 90, showSizeChanger: true, showQuickJumper: true }), h(antd.Select), h(antd.Input), h(antd.Dropdown, { menu: { items: ITEMS } }, h('i')), h(antd.Radio), h(antd.Button)],
  date: () => [h(antd.DatePicker), h(antd.TimePicker), h(antd.Button)],
  overlay: () => [
    h(antd.Modal),
    h(antd.Drawer),
    h(antd.Dropdown, { menu: { items: ITEMS } }, h('i')),
    h(antd.Popconfirm, { title: '1' }, h('i')),
    h(antd.Tooltip, { title: '1' }, h('i')),
    h(antd.Button),
  ],
};

/** All samples of a group as one tree. */
export const samplesOf = (group: AntdGroup): ReactNode => h(Fragment, null, ...STYLE_SAMPLES[group]());
