/**
 * `@amberlane/ui/form`: fields of forms. Everything stands inside of `AntdLook`. Fields have the outlined look and no
 * add-ons, the style sheet holds nothing else.
 */
import type { PropsWithChildren, RefAttributes } from 'react';
import { Checkbox as AntdCheckbox, Form as AntdForm, type CheckboxProps, type FormInstance, type FormProps, type GetProps } from 'antd';

export { AutoComplete, Input, InputNumber, Radio, Select, Switch, Upload } from 'antd';
export { AntdLook } from './antd-look.tsx';

type VerticalFormProps<Values> = PropsWithChildren<FormProps<Values>> & RefAttributes<FormInstance<Values>>;

/** In one column, labels above (VISUAL §10). */
function VerticalForm<Values = unknown>(props: VerticalFormProps<Values>) {
  return <AntdForm<Values> layout="vertical" {...props} />;
}

const { Item, List, ErrorList, useForm, useFormInstance, useWatch } = AntdForm;
export const Form = Object.assign(VerticalForm, { Item, List, ErrorList, useForm, useFormInstance, useWatch });

/** A group of boxes can't be `aria-required` (WAI-ARIA): that something is asked for stands in its label. */
function CheckboxGroup({ 'aria-required': _required, ...props }: GetProps<typeof AntdCheckbox.Group> & { readonly 'aria-required'?: boolean }) {
  return <AntdCheckbox.Group {...props} />;
}

export const Checkbox = Object.assign((props: CheckboxProps) => <AntdCheckbox {...props} />, { Group: CheckboxGroup });
