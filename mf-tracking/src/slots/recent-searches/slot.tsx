/** Fills `account-overview`, the start page of the account: the last searches of this device. */
import { defineSlot } from '@amberlane/core';
import { RecentList } from '../../recent/recent-list.tsx';

export default defineSlot({ component: RecentList });
