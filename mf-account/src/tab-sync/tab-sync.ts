/** Tabs of one customer show the same account. */
import { tabSync } from '@amberlane/core/tab-sync';
import { ACCOUNT_TAGS, accountApi } from '../api/customer-api.ts';

export const { stayInStep, announce } = tabSync('mf-account', accountApi, ACCOUNT_TAGS);
