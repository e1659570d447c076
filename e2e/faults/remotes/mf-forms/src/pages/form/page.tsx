import { useState } from 'react';
import { definePage, FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import { DatePicker } from '@amberlane/ui/date';
import { AntdLook, Checkbox, Form, Input, Radio, Select } from '@amberlane/ui/form';
import { Modal } from '@amberlane/ui/overlay';
import css from './page.module.css';

function FormPage() {
  const intl = useIntl();
  const text = (id: string): string => intl.formatMessage({ id: `forms.${id}` });
  const [open, setOpen] = useState(false);
  return (
    <div className={css.page}>
      <h1>
        <FormattedMessage id="forms.title" />
      </h1>
      <AntdLook>
        <Form>
          <Form.Item name="name" label={text('name')} rules={[{ required: true, message: text('nameMissing') }]}>
            <Input />
          </Form.Item>
          <Form.Item name="city" label={text('city')}>
            <Select options={['Accra', 'Lagos', 'Nairobi'].map((value) => ({ value }))} />
          </Form.Item>
          <Form.Item name="day" label={text('day')}>
            <DatePicker />
          </Form.Item>
          <Form.Item name="fragile" valuePropName="checked">
            <Checkbox>{text('fragile')}</Checkbox>
          </Form.Item>
          <Form.Item name="pays" label={text('pays')} initialValue="sender">
            <Radio.Group options={['sender', 'consignee'].map((value) => ({ value, label: text(value) }))} />
          </Form.Item>
          <Button type="submit" kind="primary">
            {text('send')}
          </Button>{' '}
          <Button onClick={() => setOpen(true)}>{text('ask')}</Button>
        </Form>
        <Modal open={open} title={text('question')} okText={text('yes')} cancelText={text('no')} onOk={() => setOpen(false)} onCancel={() => setOpen(false)}>
          {text('answer')}
        </Modal>
      </AntdLook>
      <Link to="orders">
        <FormattedMessage id="forms.orders" />
      </Link>
    </div>
  );
}

export default definePage({
  component: FormPage,
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'forms.title' }), description: intl.formatMessage({ id: 'forms.title' }) }),
});
