/**
 * `@amberlane/ui/overlay`: what lies over the page. Everything stands inside of `AntdLook`. Where the first opening has
 * to be quick, the site's own `Dialog`, `Popover` and `PopoverMenu` cost no group.
 */
export { Drawer, Dropdown, Popconfirm, Tooltip } from 'antd';
// Without its functions (`Modal.confirm` …): they draw outside of the page's tree, where no language reaches them.
export { default as Modal } from 'antd/es/modal/Modal';
export { AntdLook } from './antd-look.tsx';
