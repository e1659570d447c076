/** Contact (spec §2 `service/contact-us`): the support contact of the reader's country, those of all others, and other ways. */
import { COUNTRIES } from '@amberlane/contract/site';
import { DATA_PROTECTION_MAIL } from '@amberlane/contract/site/brand';
import { definePage, FormattedMessage, Slot, useMarket } from '@amberlane/core';
import { Card, Drawing, drawings, Ltr, TextLink } from '@amberlane/ui';
import { loadContacts } from '../../support-contacts/contact-api.ts';
import { OwnContact } from '../../support-contacts/own-contact.tsx';
import { useContacts } from '../../support-contacts/use-contacts.ts';
import { BrandHead } from '../../head/brand-head.tsx';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { BelowLowHead, Section } from '../../section/section.tsx';
import { CountryContacts } from './country-contacts.tsx';
import css from './page.module.css';

const HEAD = { title: 'contact.title', description: 'contact.description' };

function ContactUs() {
  const { country } = useMarket();
  const { contacts } = useContacts();
  const mail = contacts?.find((contact) => contact.country === country)?.mails[0]?.address;
  return (
    <>
      <BrandHead
        title={<FormattedMessage id="contact.headline" />}
        lead={<FormattedMessage id="contact.lead" values={{ count: COUNTRIES.length }} />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="contact.title" />} />}
        art={<Drawing of={drawings.mast} />}
        low
      />
      <BelowLowHead>
        <Section
          id="your-desk"
          title={<FormattedMessage id="desks.yours" values={{ country: <FormattedMessage key="country" id={`content.country.${country}`} /> }} />}
          lead={<FormattedMessage id="contact.ready" />}
        >
          <OwnContact
            form="#write"
            more={
              <>
                <TextLink kind="more" to="track">
                  <FormattedMessage id="desks.track" />
                </TextLink>
                <TextLink kind="more" to="service/case">
                  <FormattedMessage id="desks.sent" />
                </TextLink>
                {contacts ? (
                  <TextLink kind="more" href="#all-desks">
                    <FormattedMessage id="contact.all.title" />
                  </TextLink>
                ) : null}
              </>
            }
          />
        </Section>
        <Section id="write" title={<FormattedMessage id="contact.write" />}>
          <Slot name="feedback-form">
            {mail ? (
              <TextLink kind="more" href={`mailto:${mail}`}>
                <FormattedMessage id="contact.write" />
              </TextLink>
            ) : null}
          </Slot>
        </Section>
        {contacts ? (
          <Section id="all-desks" ground="soft" title={<FormattedMessage id="contact.all.title" />} lead={<FormattedMessage id="contact.all.lead" />}>
            <CountryContacts contacts={contacts} />
          </Section>
        ) : null}
        <OtherWays />
      </BelowLowHead>
    </>
  );
}

function OtherWays() {
  return (
    <Section id="other" title={<FormattedMessage id="contact.other.title" />}>
      <div className={css.cards}>
        <Card
          title={<FormattedMessage id="contact.other.points.title" />}
          actions={
            <TextLink kind="more" to="location-map">
              <FormattedMessage id="contact.other.points.link" />
            </TextLink>
          }
        >
          <p>
            <FormattedMessage id="contact.other.points.text" />
          </p>
        </Card>
        <Card
          title={<FormattedMessage id="contact.other.data.title" />}
          actions={
            <TextLink kind="more" to="privacy-policy">
              <FormattedMessage id="contact.other.data.link" />
            </TextLink>
          }
        >
          <p>
            <FormattedMessage
              id="contact.other.data.text"
              values={{
                mail: (
                  <TextLink key="mail" href={`mailto:${DATA_PROTECTION_MAIL}`}>
                    <Ltr>{DATA_PROTECTION_MAIL}</Ltr>
                  </TextLink>
                ),
              }}
            />
          </p>
        </Card>
      </div>
    </Section>
  );
}

export default definePage({ component: ContactUs, head: (context) => contentHead(HEAD, context), load: loadContacts });
