/** What we hold about a customer, as a file to take along (house rule; laws of the service countries on access and portability). */
import { z } from 'zod';
import { defineFileCall } from './call.ts';

export const downloadMyData = defineFileCall({
  path: '/v1/api/user/myData',
  summary: 'Everything that is kept about the customer, as JSON in UTF-8. Secrets and their hashes are left out.',
  access: 'customer',
  request: () => z.object({}),
  contentType: 'application/json; charset=utf-8',
});
