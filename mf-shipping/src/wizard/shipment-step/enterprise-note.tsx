import { FormattedMessage, useRoutes } from '@amberlane/core';
import { Notice, TextLink } from '@amberlane/ui';

/** Where contract rates are asked for; the first that the site holds. */
const TO_PEOPLE = ['business-customer', 'express/contact-proficient', 'service/contact-us'] as const;

const BLANK = ' ';

/** Regular transport is worth a contract: the way to it, while this parcel can be sent all the same. */
export function EnterpriseNote() {
  const routes = useRoutes();
  const to = TO_PEOPLE.find((path) => routes.has(path));
  return (
    <Notice>
      <p>
        <FormattedMessage id="ship.enterprise" />
        {BLANK}
        {to === undefined ? null : (
          <TextLink to={to} target="_blank">
            <FormattedMessage id="ship.enterprise.link" />
          </TextLink>
        )}
      </p>
    </Notice>
  );
}
