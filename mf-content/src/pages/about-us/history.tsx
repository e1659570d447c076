import { COUNTRIES } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import { FormattedMessage } from '@amberlane/core';
import { Section } from '../../section/section.tsx';
import { useNetwork } from './network-api.ts';
import css from './history.module.css';

/** The company on its own lane: what spec §1 knows of it, and how large its network is today. */
export function History() {
  const network = useNetwork();
  const stops = [
    { id: 'start', title: BRAND.founded, text: <FormattedMessage id="about.history.start" /> },
    {
      id: 'today',
      title: <FormattedMessage id="about.history.today" />,
      text: (
        <>
          <FormattedMessage id="about.history.todayText" values={{ countries: COUNTRIES.length }} />
          {network ? ' ' : null}
          {network ? <FormattedMessage id="about.history.network" values={{ hubs: network.hubs.length, points: network.points }} /> : null}
        </>
      ),
    },
    { id: 'next', title: <FormattedMessage id="about.history.next" />, text: <FormattedMessage id="about.countries.licence" /> },
  ];
  return (
    <Section id="history" ground="soft" title={<FormattedMessage id="about.history.title" />}>
      <ol role="list" className={css.lane}>
        {stops.map(({ id, title, text }) => (
          <li key={id} className={id === 'next' ? css.ahead : css.stop}>
            <h3>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
