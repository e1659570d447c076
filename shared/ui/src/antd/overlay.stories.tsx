import { AntdLook, Drawer, Dropdown, Modal, Popconfirm, Tooltip } from '@amberlane/ui/overlay';
import { Button } from '../button/button.tsx';
import { defineStories } from '../gallery/stories.ts';

export default defineStories({
  component: 'Modal',
  states: [
    {
      name: 'dialog-open',
      alone: true,
      render: ({ title, paragraph, action, cancel }) => (
        <AntdLook>
          <Modal open title={title} okText={action} cancelText={cancel}>
            {paragraph}
          </Modal>
        </AntdLook>
      ),
    },
    {
      name: 'drawer-open',
      alone: true,
      render: ({ title, paragraph }) => (
        <AntdLook>
          <Drawer open title={title}>
            {paragraph}
          </Drawer>
        </AntdLook>
      ),
    },
    {
      name: 'menu-open',
      alone: true,
      render: ({ action, words }) => (
        <AntdLook>
          <Dropdown open menu={{ items: words.map((label) => ({ key: label, label })) }}>
            <Button>{action}</Button>
          </Dropdown>
        </AntdLook>
      ),
    },
    {
      name: 'question-open',
      alone: true,
      render: ({ title, sentence, action, cancel }) => (
        <AntdLook>
          <Popconfirm open title={title} description={sentence} okText={action} cancelText={cancel} placement="bottom">
            <Button kind="danger">{action}</Button>
          </Popconfirm>
        </AntdLook>
      ),
    },
    {
      name: 'hint-open',
      alone: true,
      render: ({ hint, action }) => (
        <AntdLook>
          <Tooltip open title={hint} placement="bottom">
            <Button>{action}</Button>
          </Tooltip>
        </AntdLook>
      ),
    },
  ],
});
