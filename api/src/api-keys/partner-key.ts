import { ERROR } from '@amberlane/contract/calls';
import { ApiError } from '../api-error.ts';

/** A partner's key, which belongs to no customer: calls that anyone may make are answered as to a visitor, all others refuse it. */
export class PartnerKey extends ApiError {
  constructor() {
    super(ERROR.API_KEY_NOT_HERE);
  }
}
