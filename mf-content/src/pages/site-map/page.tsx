/** All pages of the site by name, for people; search engines read `/sitemap.xml`. */
import { useRef, useState } from 'react';
import { definePage, FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Button, Drawing, drawings, Icon, icons, PageHead, Wrap } from '@amberlane/ui';
import { contentSlice } from '../../content-slice.ts';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { PhoneFold } from '../../phone-fold/phone-fold.tsx';
import { useLinkGroups } from './link-groups.ts';
import css from './page.module.css';

const HEAD = { title: 'site-map.title', description: 'site-map.description' };

function SiteMap() {
  const { formatMessage } = useIntl();
  const groups = useLinkGroups();
  const list = useRef<HTMLElement>(null);
  const [areOpen, setOpen] = useState(false);
  /** The reader opens and closes single groups, too. */
  const toggle = () => {
    for (const group of list.current?.querySelectorAll('details') ?? []) group.open = !areOpen;
    setOpen(!areOpen);
  };
  return (
    <>
      <PageHead
        title={<FormattedMessage id="site-map.title" />}
        lead={<FormattedMessage id="site-map.lead" />}
        breadcrumb={<HomeTrail here={<FormattedMessage id="site-map.title" />} />}
        art={<Drawing of={drawings.search} />}
        low
      />
      <Wrap>
        <div className={css.all}>
          <Button small onClick={toggle}>
            <FormattedMessage id={areOpen ? 'site-map.closeAll' : 'site-map.openAll'} />
          </Button>
        </div>
        <nav ref={list} className={css.groups} aria-label={formatMessage({ id: 'site-map.title' })}>
          {groups.map(({ id, links }, index) => {
            const name = formatMessage({ id: `site-map.${id}` });
            /** The page that the group is called after: its heading leads there. */
            const main = links.find(({ title }) => title === name);
            return (
              <section key={id} className={css.group}>
                {/* Where the group is folded, its summary names it. */}
                <h2 className={css.name}>{main ? <Link to={main.path}>{name}</Link> : name}</h2>
                <PhoneFold summary={<Summary name={name} count={links.length} />} open={index === 0}>
                  {id === 'account' ? (
                    <p className={css.note}>
                      <Icon of={icons.lock} />
                      <FormattedMessage id="site-map.signedIn" />
                    </p>
                  ) : null}
                  <ul role="list" className={css.links}>
                    {links.map(({ path, title }) => (
                      <li key={path} className={path === main?.path ? css.main : undefined}>
                        <Link to={path} className={css.link}>
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </PhoneFold>
              </section>
            );
          })}
        </nav>
      </Wrap>
    </>
  );
}

const Summary = ({ name, count }: { name: string; count: number }) => (
  <span>
    {name} <span className={css.count}>{useIntl().formatNumber(count)}</span>
  </span>
);

export default definePage({
  component: SiteMap,
  head: (context) => contentHead(HEAD, context),
  setup: (site) => site.inject(contentSlice),
});
