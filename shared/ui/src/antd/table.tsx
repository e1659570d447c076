/**
 * `@amberlane/ui/table`: tables that sort, filter, page and select. Everything stands inside of `AntdLook`. A table that
 * is only read is the site's own `DataTable`, which costs no group.
 */
export { Pagination, Table } from 'antd';
export { AntdLook } from './antd-look.tsx';
