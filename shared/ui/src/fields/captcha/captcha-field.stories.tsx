import { defineStories } from '../../gallery/stories.ts';
import { useStory } from '../story-binding.ts';
import { CaptchaByWork } from './captcha-by-work.tsx';
import { CaptchaField } from './captcha-field.tsx';

function useCaptchaForm(error?: string) {
  const code = useStory('', error);
  const captchaId = useStory('');
  return {
    values: { captchaId: captchaId.value, captchaCode: code.value },
    setValues: ({ captchaCode }: { readonly captchaCode: string }) => code.onValue(captchaCode),
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
