import { ERROR } from '@amberlane/contract/calls';

/** Its state is over, it was changed, or it is gone. */
const OVERTAKEN: readonly number[] = [ERROR.ORDER_STATE, ERROR.CONFLICT, ERROR.NOT_FOUND];

/** Whether a call failed because the order is not what the page shows any more. */
export const isOvertaken = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number' && OVERTAKEN.includes(error.code);
