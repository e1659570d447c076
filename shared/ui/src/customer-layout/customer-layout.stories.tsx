import { HostServicesProvider } from '@amberlane/core';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Drawing } from '../drawing/drawing.tsx';
import * as drawings from '../drawing/drawings.ts';
import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import * as icons from '../icon/icons.ts';
import { CustomerLayout } from './customer-layout.tsx';

const layout = ({ label, words, title, sentence, paragraph }: SampleTexts) => (
  <HostServicesProvider
    services={{
      'customer-pages': (show) =>
        show([
          { path: 'express/my-order', title: words[0], icon: icons.parcel },
          { path: 'user-opt/personal', title: words[1], icon: icons.user, group: label },
          { path: 'user-opt/personal/security', title: words[2], group: label },
        ]),
    }}
  >
    <CustomerLayout
      current="user-opt/personal"
      title={title}
      lead={sentence}
      breadcrumb={<Breadcrumb label={label} trail={[{ to: '', title: words[0] }]} here={title} />}
      art={<Drawing of={drawings.house} />}
      listLabel={label}
    >
      <p>{paragraph}</p>
    </CustomerLayout>
  </HostServicesProvider>
);

export default defineStories({ component: 'CustomerLayout', states: [{ name: 'with-list', render: layout }] });
