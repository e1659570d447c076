import { describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { defineCall, defineFileCall } from './call.ts';

describe('a call', () => {
  it('builds a schema when it is asked for, and once', () => {
    const request = jest.fn(() => z.object({ to: z.string() }));
    const reply = jest.fn(() => z.string());
    const call = defineCall({ method: 'GET', path: '/v1/api/greeting', summary: 'A sentence.', request, reply });
    expect(call).toMatchObject({ method: 'GET', path: '/v1/api/greeting', access: 'public' });
    expect(call.reply.parse('Hello')).toBe('Hello');
    expect(call.reply).toBe(call.reply);
    expect(reply).toHaveBeenCalledTimes(1);
    expect(request).not.toHaveBeenCalled();
  });

  it('for a file does so too', () => {
    const request = jest.fn(() => z.object({ file: z.string() }));
    const call = defineFileCall({ path: '/v1/api/file/{file}', summary: 'A file.', request, contentType: 'application/pdf', access: 'customer' });
    expect(call).toMatchObject({ method: 'GET', access: 'customer', contentType: 'application/pdf' });
    expect(call.request.safeParse({ file: 'label' }).success).toBe(true);
    expect(call.request).toBe(call.request);
    expect(request).toHaveBeenCalledTimes(1);
  });
});
