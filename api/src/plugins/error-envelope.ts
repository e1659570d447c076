/** Every error leaves in the envelope, in the language of the caller, with the right status and without details. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { type Locale } from '@amberlane/contract/site';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { ApiError } from '../api-error.ts';
import { readFault } from '../to-api-error.ts';
import { replyLocale } from './reply-locale.ts';

export function failureBody(fault: ApiError, locale: Locale, requestId: string) {
  const params = fault.retryAfter === null ? fault.params : { seconds: fault.retryAfter, ...fault.params };
  const fields = fault.fields.map(({ field, code, params: marks }) => ({ field, code, message: fieldMessage(code, locale, marks) }));
  const error = { code: fault.code, message: errorMessage(fault.code, locale, params), requestId, ...(fault.existing && { existing: fault.existing }) };
  return { success: false as const, error: fields.length === 0 ? error : { ...error, fields } };
}

/** Also the handler of what goes wrong before a route is found: a broken percent-encoding, for one. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const fault = readFault(error);
  if (fault.status >= 500) request.log.error({ err: error }, 'request failed');
  if (fault.retryAfter !== null) reply.header('retry-after', fault.retryAfter);
  const body = failureBody(fault, replyLocale(request.headers), request.id);
  void reply.code(fault.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Serves errors, 404 and 405; call it before the routes are added. */
export function serveErrors(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    sendFailure(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = methods.get(path);
    if (allowed) reply.header('allow', [...allowed].join(', '));
    sendFailure(new ApiError(allowed ? ERROR.METHOD_NOT_ALLOWED : ERROR.NOT_FOUND), request, reply);
  });
}

/** Answers bytes that are no HTTP request at all: there is no request to read a language from. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const { requestId: _none, ...body } = failureBody(new ApiError(ERROR.VALIDATION), 'en', '').error;
  const text = JSON.stringify({ success: false, error: body });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `x-content-type-options: nosniff\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
