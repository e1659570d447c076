import { defineSpecimens } from '../../gallery/specimens.ts';
import { useSpecimen } from '../specimen-binding.ts';
import { CaptchaField } from './captcha-field.tsx';

const Captcha = ({ error, alternative }: { error?: string; alternative?: string }) => {
  const code = useSpecimen('', error);
  const captchaId = useSpecimen('');
  const form = {
    values: { captchaId: captchaId.value, captchaCode: code.value },
    setValues: ({ captchaCode }: { readonly captchaCode: string }) => code.onValue(captchaCode),
    text: (path: string) => (path === 'captchaId' ? captchaId : code),
  };
  return <CaptchaField form={form} purpose="code" alternative={alternative} />;
};

export default defineSpecimens({
  component: 'CaptchaField',
  states: [
    { name: 'plain', render: () => <Captcha /> },
    { name: 'with-another-way', render: ({ sentence }) => <Captcha alternative={sentence} /> },
    { name: 'error', render: ({ error }) => <Captcha error={error} /> },
  ],
});
