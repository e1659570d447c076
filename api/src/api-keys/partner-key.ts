import { ERROR } from '@amberlane/contract';
import { ApiFault } from '../fault.ts';

/** A partner's key, which belongs to no customer: calls that anyone may make are answered as to a visitor, all others refuse it. */
export class PartnerKey extends ApiFault {
  constructor() {
    super(ERROR.API_KEY_NOT_HERE);
  }
}
