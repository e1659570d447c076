import { defineSpecimens } from '../../gallery/specimens.ts';
import { useSpecimen } from '../specimen-binding.ts';
import { CaptchaField } from './captcha-field.tsx';

const Captcha = ({ error, alternative }: { error?: string; alternative?: string }) => {
  const captchaId = { ...useSpecimen(''), id: 'specimen-id', name: 'captchaId' };
  return <CaptchaField purpose="code" captchaId={captchaId} code={useSpecimen('', error)} alternative={alternative} />;
};

export default defineSpecimens({
  component: 'CaptchaField',
  states: [
    { name: 'plain', render: () => <Captcha /> },
    { name: 'with-another-way', render: ({ sentence }) => <Captcha alternative={sentence} /> },
    { name: 'error', render: ({ error }) => <Captcha error={error} /> },
  ],
});
