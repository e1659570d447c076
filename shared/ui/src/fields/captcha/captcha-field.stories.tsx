import { defineStories } from '../../gallery/stories.ts';
import { useStory } from '../story-binding.ts';
import { CaptchaByWork } from './captcha-by-work.tsx';
import { CaptchaField } from './captcha-field.tsx';
import type { CaptchaAnswer, CaptchaForm } from './use-captcha.ts';

function useCaptchaForm(error?: string): CaptchaForm<CaptchaAnswer> {
  const code = useStory('', error);
  const captchaId = useStory('');
  const values = { captchaId: captchaId.value, captchaCode: code.value };
  return {
    values,
    setValues: (next) => code.onValue((typeof next === 'function' ? next(values) : next).captchaCode),
    text: (path: string) => (path === 'captchaId' ? captchaId : code),
  };
}

const Captcha = ({ error }: { error?: string }) => <CaptchaField form={useCaptchaForm(error)} purpose="code" />;
const ByWork = ({ error, zeroBits }: { error?: string; zeroBits: number }) => <CaptchaByWork form={useCaptchaForm(error)} work={{ parts: 3, zeroBits }} />;

export default defineStories({
  component: 'CaptchaField',
  states: [
    { name: 'plain', render: () => <Captcha /> },
    { name: 'error', render: ({ error }) => <Captcha error={error} /> },
    { name: 'computed', render: () => <ByWork zeroBits={2} /> },
    { name: 'computed-in-vain', render: ({ error }) => <ByWork error={error} zeroBits={2} /> },
  ],
});
