/** Where a network has sent many forms, the API asks for some work of the device before it takes the next one. */
import { ERROR } from '@amberlane/contract/calls';
import { leadSends } from './lead-sends.ts';

/** Longer than any device takes; a captcha holds for two minutes. */
const MOST_MS = 60_000;

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}

const isWorkNeeded = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === ERROR.FORM_WORK_NEEDED;

/** Gives how to send a request: once, and once more with the work done where that is asked for. The reader sees nothing of it. */
export function useSendWithWork(): <Request extends object, Data>(request: Request, send: (request: Request) => Promise<Answer<Data>>) => Promise<Answer<Data>> {
  const [askForWork] = leadSends.useFormWorkMutation();
  return async (request, send) => {
    const answer = await send(request);
    if (!isWorkNeeded(answer.error)) return answer;
    const { data } = await askForWork({ purpose: 'form' });
    if (!data?.work) return answer;
    const { captchaId, work } = data;
    const { searchWork } = await import('@amberlane/ui/captcha-work');
    const captchaCode = await searchWork({ ...work, captchaId, signal: AbortSignal.timeout(MOST_MS), onPart: () => undefined }).catch(() => null);
    return captchaCode === null ? answer : send({ ...request, captchaId, captchaCode });
  };
}
