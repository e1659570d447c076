import type { ComponentProps } from 'react';
import { AntdLook, AutoComplete, Checkbox, Form, Input, InputNumber, Radio, Select, Switch, Upload } from '@amberlane/ui/form';
import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';

const optionsOf = ({ words }: SampleTexts) => words.map((value) => ({ value, label: value }));

/** Controls of a form without the form: nothing is sent here, and a form needs a button that sends it (WCAG technique H32). */
const Controls = (props: ComponentProps<typeof Form>) => <Form component="div" {...props} />;

export default defineStories({
  component: 'FormControls',
  states: [
    {
      name: 'empty',
      render: ({ label, hint }) => (
        <AntdLook>
          <Controls>
            <Form.Item name="empty-text" label={label} extra={hint}>
              <Input />
            </Form.Item>
          </Controls>
        </AntdLook>
      ),
    },
    {
      name: 'error',
      render: ({ label, error, longWord }) => (
        <AntdLook>
          <Controls>
            <Form.Item name="error-text" label={label} required validateStatus="error" help={error} initialValue={longWord}>
              <Input />
            </Form.Item>
          </Controls>
        </AntdLook>
      ),
    },
    {
      name: 'disabled',
      render: (sample) => (
        <AntdLook>
          <Controls disabled>
            <Form.Item name="disabled-text" label={sample.label} initialValue={sample.person}>
              <Input />
            </Form.Item>
            <Form.Item name="disabled-list" label={sample.label} initialValue={sample.words[0]}>
              <Select options={optionsOf(sample)} />
            </Form.Item>
            <Form.Item name="disabled-check" valuePropName="checked" initialValue>
              <Checkbox>{sample.title}</Checkbox>
            </Form.Item>
          </Controls>
        </AntdLook>
      ),
    },
    {
      name: 'kinds-of-field',
      render: (sample) => (
        <AntdLook>
          <Controls>
            <Form.Item name="kind-text" label={sample.label} required initialValue={sample.person}>
              <Input allowClear />
            </Form.Item>
            <Form.Item name="kind-secret" label={sample.label} required initialValue="secret">
              <Input.Password />
            </Form.Item>
            <Form.Item name="kind-long" label={sample.label} required initialValue={sample.paragraph}>
              <Input.TextArea rows={3} maxLength={200} showCount />
            </Form.Item>
            <Form.Item name="kind-number" label={sample.label} required initialValue={2.5}>
              <InputNumber min={0.1} step={0.1} suffix="kg" />
            </Form.Item>
            <Form.Item name="kind-list" label={sample.label} required initialValue={sample.words[1]}>
              <Select options={optionsOf(sample)} />
            </Form.Item>
            <Form.Item name="kind-many" label={sample.label} required initialValue={sample.words.slice(0, 3)}>
              <Select mode="multiple" options={optionsOf(sample)} />
            </Form.Item>
            <Form.Item name="kind-typed" label={sample.label} required initialValue={sample.city}>
              <AutoComplete options={optionsOf(sample)} />
            </Form.Item>
          </Controls>
        </AntdLook>
      ),
    },
    {
      name: 'choices',
      render: (sample) => (
        <AntdLook>
          <Controls>
            <Form.Item name="choice-some" label={sample.label} required initialValue={[sample.words[0]]}>
              <Checkbox.Group options={optionsOf(sample)} />
            </Form.Item>
            <Form.Item name="choice-one" label={sample.label} required initialValue={sample.words[0]}>
              <Radio.Group options={optionsOf(sample)} />
            </Form.Item>
            <Form.Item name="choice-switch" label={sample.label} required valuePropName="checked" initialValue>
              <Switch />
            </Form.Item>
          </Controls>
        </AntdLook>
      ),
    },
    {
      name: 'list-open',
      alone: true,
      render: (sample) => (
        <AntdLook>
          <Controls>
            <Form.Item name="open-list" label={sample.label} required initialValue={sample.words[1]}>
              <Select open options={optionsOf(sample)} />
            </Form.Item>
          </Controls>
        </AntdLook>
      ),
    },
    {
      name: 'list-empty',
      alone: true,
      render: ({ label }) => (
        <AntdLook>
          <Controls>
            <Form.Item name="empty-list" label={label} required>
              <Select open options={[]} />
            </Form.Item>
          </Controls>
        </AntdLook>
      ),
    },
    {
      name: 'files',
      render: ({ action, longWord }) => (
        <AntdLook>
          <Upload
            defaultFileList={[
              { uid: 'done', name: `${longWord}.pdf`, status: 'done' },
              { uid: 'under-way', name: 'invoice.pdf', status: 'uploading', percent: 60 },
              { uid: 'failed', name: 'photo.jpg', status: 'error' },
            ]}
            customRequest={() => undefined}
          >
            <button type="button">{action}</button>
          </Upload>
        </AntdLook>
      ),
    },
  ],
});
