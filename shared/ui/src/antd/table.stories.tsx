import { AntdLook, Pagination, Table } from '@amberlane/ui/table';
import { Ltr } from '../ltr/ltr.tsx';
import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';

interface Row {
  readonly waybill: string;
  readonly state: string;
  readonly pieces: number;
}

const rowsOf = ({ words }: SampleTexts, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ waybill: `GH5209381774${String(index + 10)}`, state: words[index % words.length] ?? '', pieces: ((index * 7) % 24) + 1 }));

const columnsOf = ({ label, title, words }: SampleTexts) => [
  { dataIndex: 'waybill', title: label, render: (waybill: string) => <Ltr>{waybill}</Ltr> },
  { dataIndex: 'state', title, filters: words.map((value) => ({ text: value, value })), onFilter: (value: unknown, { state }: Row) => state === value },
  { dataIndex: 'pieces', title: 'kg', align: 'end' as const, defaultSortOrder: 'ascend' as const, sorter: (one: Row, other: Row) => one.pieces - other.pieces },
];

export default defineStories({
  component: 'Table',
  states: [
    {
      name: 'sorted-and-paged',
      render: (sample) => (
        <AntdLook>
          <Table<Row> rowKey="waybill" columns={columnsOf(sample)} dataSource={rowsOf(sample, 24)} pagination={{ pageSize: 5 }} />
        </AntdLook>
      ),
    },
    {
      name: 'chosen-rows',
      render: (sample) => (
        <AntdLook>
          <Table<Row> rowKey="waybill" columns={columnsOf(sample)} dataSource={rowsOf(sample, 4)} pagination={false} rowSelection={{ defaultSelectedRowKeys: ['GH520938177410'] }} />
        </AntdLook>
      ),
    },
    {
      name: 'empty',
      render: (sample) => (
        <AntdLook>
          <Table<Row> rowKey="waybill" columns={columnsOf(sample)} dataSource={[]} pagination={false} />
        </AntdLook>
      ),
    },
    {
      name: 'waiting',
      render: (sample) => (
        <AntdLook>
          <Table<Row> rowKey="waybill" columns={columnsOf(sample)} dataSource={rowsOf(sample, 4)} pagination={false} loading />
        </AntdLook>
      ),
    },
    {
      name: 'many-pages',
      render: () => (
        <AntdLook>
          <Pagination total={240} defaultCurrent={12} showSizeChanger={false} />
        </AntdLook>
      ),
    },
  ],
});
