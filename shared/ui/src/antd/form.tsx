/**
 * `@amberlane/ui/form`: fields of forms. Everything stands inside of `AntdLook`. Forms are laid out in one column with
 * labels above (`layout="vertical"`); fields have the outlined look and no add-ons, the style sheet holds nothing else.
 */
export { AutoComplete, Checkbox, Form, Input, InputNumber, Radio, Select, Switch, Upload } from 'antd';
export { AntdLook } from './antd-look.tsx';
