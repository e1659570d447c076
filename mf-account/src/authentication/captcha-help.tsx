import { FormattedMessage } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';

/** For those who can't read pictures: customer support does what the picture guards (WCAG 3.3.8). */
export const CaptchaHelp = () => (
  <FormattedMessage
    id="way-in.captchaHelp"
    values={{
      desk: (words) => (
        <TextLink key="desk" to="service/contact-us">
          {words}
        </TextLink>
      ),
    }}
  />
);
