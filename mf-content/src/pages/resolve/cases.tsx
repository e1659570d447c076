import { DataTable, Icon, icons, VisuallyHidden, type Column } from '@amberlane/ui';
import { Say } from '../../content/say.tsx';
import { CASES, CHAIN_LINKS, type ChainLink } from './chain-links.ts';
import css from './cases.module.css';

const NAMES = ['seller', 'importer', 'stock'] as const;
type CaseName = (typeof NAMES)[number];

const uses = (name: CaseName, link: ChainLink): boolean => CASES[name].some((used) => used === link);

const COLUMNS: readonly Column<ChainLink>[] = [
  { id: 'link', header: <Say id="resolve.cases.link" />, cell: (link) => <Say id={`resolve.${link}.title`} /> },
  ...NAMES.map((name) => ({
    id: name,
    header: <Say id={`resolve.cases.${name}`} />,
    cell: (link: ChainLink) => <Mark used={uses(name, link)} />,
  })),
];

/** Three customers and the links that each of them takes. */
export function Cases() {
  return <DataTable caption={<Say id="resolve.cases.title" />} captionHidden columns={COLUMNS} rows={CHAIN_LINKS} rowKey={(link) => link} />;
}

function Mark({ used }: { used: boolean }) {
  return (
    <span className={used ? css.used : css.unused}>
      <Icon of={used ? icons.check : icons.minus} />
      <VisuallyHidden>
        <Say id={used ? 'resolve.cases.used' : 'resolve.cases.unused'} />
      </VisuallyHidden>
    </span>
  );
}
