import type { MenuPlace } from '@amberlane/contract/federation/menu';
import { FormattedMessage, Link, usePageAddress } from '@amberlane/core';
import { ButtonLink } from '@amberlane/ui';
import { isServicePicture, Scene, scenes, SERVICE_PICTURES } from '@amberlane/ui/pictures';
import { leadsTo, type MenuLink } from '../../../site/site-menu.ts';
import { audienceClass } from '../audience/audience.ts';
import { useIsSection, useMenu } from '../page-links.ts';
import { Menu } from './menu.tsx';
import { FoldedMenu } from './folded-menu.tsx';
import { MenuLinks } from './menu-links.tsx';
import css from './services-menu.module.css';

const GROUPS = [
  { titleId: 'shell.nav.international', place: 'header/services/international' },
  { titleId: 'shell.nav.warehouse', place: 'header/services/warehouse' },
  { titleId: 'shell.nav.local', place: 'header/services/local' },
] as const satisfies readonly { titleId: string; place: MenuPlace }[];

/** Whether any remote offers something under Services. */
export function useHasServices(): boolean {
  return useMenu(...GROUPS.map(({ place }) => place), 'header/solutions').length > 0;
}

/** Services as a panel as wide as the page: groups of services, solutions below them, and a quote as the way out. */
export function ServicesMenu() {
  const isSection = useIsSection('service');
  if (!useHasServices()) return null;
  return (
    <Menu wide isSection={isSection} title={<FormattedMessage id="shell.nav.services" />}>
      <div className={css.panel}>
        <ServiceGroups className={css.groups} />
        <Unsure />
      </div>
    </Menu>
  );
}

/** Services as a part of the menu of smaller screens, unfolded in place. */
export function FoldedServices() {
  if (!useHasServices()) return null;
  return (
    <FoldedMenu titleId="shell.nav.services">
      <ServiceGroups />
    </FoldedMenu>
  );
}

function ServiceGroups({ className }: { className?: string | undefined }) {
  const solutions = useMenu('header/solutions');
  return (
    <div className={className}>
      {GROUPS.map((group) => (
        <ServiceGroup key={group.place} {...group} />
      ))}
      {solutions.length > 0 ? (
        <div className={css.solutions}>
          <p className={css.title}>
            <FormattedMessage id="shell.nav.solutions" />
          </p>
          <MenuLinks links={solutions} />
        </div>
      ) : null}
    </div>
  );
}

function ServiceGroup({ titleId, place }: { titleId: string; place: MenuPlace }) {
  const services = useMenu(place);
  if (services.length === 0) return null;
  return (
    <div>
      <p className={css.title}>
        <FormattedMessage id={titleId} />
      </p>
      <ul role="list">
        {services.map((service) => (
          <li key={service.path} className={audienceClass(service.condition)}>
            <ServiceLink {...service} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ServiceLink(link: MenuLink) {
  const { path, title, text, days, picture } = link;
  const isHere = leadsTo(link, usePageAddress().path);
  return (
    <Link to={path} className={css.service} aria-current={isHere ? 'page' : undefined}>
      {isServicePicture(picture) ? <img className={css.picture} src={SERVICE_PICTURES[picture]} width={96} height={64} alt="" loading="lazy" decoding="async" /> : null}
      <span>
        {title}
        {text ? <small className={css.text}>{text}</small> : null}
        {days ? (
          <small className={css.days}>
            <FormattedMessage id="shell.nav.days" values={{ ...days }} />
          </small>
        ) : null}
      </span>
    </Link>
  );
}

function Unsure() {
  const [first, ...others] = useMenu('header/services/unsure');
  const { path } = usePageAddress();
  if (!first) return null;
  return (
    <div className={css.unsure}>
      <Scene src={scenes.plane} className={css.scene} />
      <p className={css.question}>
        <FormattedMessage id="shell.nav.unsure" />
      </p>
      <p className={css.text}>
        <FormattedMessage id="shell.nav.unsureText" />
      </p>
      <ButtonLink to={first.path} kind="primary" small wide>
        {first.title}
      </ButtonLink>
      {others.map((link) => (
        <ButtonLink key={link.path} to={link.path} small wide aria-current={leadsTo(link, path) ? 'page' : undefined}>
          {link.title}
        </ButtonLink>
      ))}
    </div>
  );
}
