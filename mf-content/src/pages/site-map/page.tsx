/** The pages of the site by name, for people; search engines read `/sitemap.xml`. */
import { definePage, FormattedMessage, Link, useIntl } from '@amberlane/core';
import { Drawing, drawings, Icon, icons, PageHead, Wrap } from '@amberlane/ui';
import { contentSlice } from '../../content-slice.ts';
import { contentHead } from '../../head/content-head.ts';
import { HomeTrail } from '../../head/home-trail.tsx';
import { useLinkGroups } from './link-groups.ts';
import css from './page.module.css';

const HEAD = { title: 'site-map.title', description: 'site-map.description' };

function SiteMap() {
  const { formatMessage } = useIntl();
  const groups = useLinkGroups();
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
        <nav className={css.groups} aria-label={formatMessage({ id: 'site-map.title' })}>
          {groups.map(({ id, links }) => (
            <section key={id} className={css.group}>
              <h2 className={css.name}>
                <FormattedMessage id={`site-map.${id}`} />
              </h2>
              {id === 'account' ? (
                <p className={css.note}>
                  <Icon of={icons.lock} />
                  <FormattedMessage id="site-map.signedIn" />
                </p>
              ) : null}
              <ul role="list" className={css.links}>
                {links.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path} className={css.link}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </Wrap>
    </>
  );
}

export default definePage({
  component: SiteMap,
  head: (context) => contentHead(HEAD, context),
  setup: (site) => site.inject(contentSlice),
});
