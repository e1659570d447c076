/**
 * `@amberlane/ui/form`: fields of forms. Everything stands inside of `AntdLook`. Fields have the outlined look and no
 * add-ons, the style sheet holds nothing else.
 */
import type { PropsWithChildren, RefAttributes } from 'react';
import { Form as AntdForm, type FormInstance, type FormProps } from 'antd';

export { AutoComplete, Checkbox, Input, InputNumber, Radio, Select, Switch, Upload } from 'antd';
export { AntdLook } from './antd-look.tsx';

type VerticalFormProps<Values> = PropsWithChildren<FormProps<Values>> & RefAttributes<FormInstance<Values>>;

/** In one column, labels above (VISUAL §10). */
function VerticalForm<Values = unknown>(props: VerticalFormProps<Values>) {
  return <AntdForm<Values> layout="vertical" {...props} />;
}

const { Item, List, ErrorList, useForm, useFormInstance, useWatch } = AntdForm;
export const Form = Object.assign(VerticalForm, { Item, List, ErrorList, useForm, useFormInstance, useWatch });
