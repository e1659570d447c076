/** Signs of the networks, drawn in our own stroke on the grid of our icons; nothing of theirs is loaded. */
import type { IconDrawing } from '@amberlane/ui';
import type { Network } from '@amberlane/contract/site/brand';

export const NETWORK_SIGNS: Readonly<Record<Network, IconDrawing>> = {
  facebook: { path: 'M4 3.5h16v17H4zM16.5 7.5h-1.6a2.4 2.4 0 0 0-2.4 2.4v10.6m-2.5-6h6' },
  instagram: { path: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 6.9v.2' },
  linkedin: { path: 'M4 3.5h16v17H4zM8 11v6m0-9.2v.2m4 9v-6m0 3.2a2.2 2.2 0 0 1 4.4 0V17' },
  youtube: { path: 'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5M10 9.2v5.6l4.8-2.8z' },
  wechat: { path: 'M9.5 4c-4 0-7 2.6-7 5.8 0 1.9 1 3.5 2.6 4.6l-.6 2.3 2.6-1.4c.8.2 1.6.3 2.4.3M7 8.4v.2m5-.2v.2M15.5 9.5c-3.4 0-6 2.3-6 5s2.6 5 6 5c.7 0 1.3-.1 2-.3l2.2 1.2-.5-2c1.4-.9 2.3-2.3 2.3-3.9 0-2.7-2.6-5-6-5m-2 4v.2m4-.2v.2' },
  weibo: { path: 'M10.5 20c4.4 0 8-2.2 8-5 0-1.9-1.5-2.7-2.9-3.1.6-1.6-.1-2.9-2.1-2.9-.9 0-2 .3-3 .8.4-1.7-.3-2.8-1.5-2.8C6.5 7 2.5 11 2.5 14.5c0 3.3 3.6 5.5 8 5.5M7.5 15a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M15.5 4a5.5 5.5 0 0 1 5.3 7M15.7 7a2.6 2.6 0 0 1 2.4 3.2' },
};
