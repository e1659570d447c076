/** Fills `account-overview`, the start page of the account: the parcels that emails tell of, the saved quotes, the last searches of this device. */
import { defineSlot } from '@amberlane/core';
import { RecentList } from '../../recent/recent-list.tsx';
import { FollowedParcels } from './followed-parcels.tsx';
import { SavedQuotes } from './saved-quotes.tsx';
import css from './account-overview.module.css';

const AccountOverview = () => (
  <div className={css.parts}>
    <FollowedParcels />
    <SavedQuotes />
    <RecentList />
  </div>
);

export default defineSlot({ component: AccountOverview });
