import { OpeningNote } from './opening-note.tsx';
import type { SupportContact } from './support-contact.ts';
import { TimeThere } from './time-there.tsx';
import css from './contacts.module.css';

interface HoursThereProps {
  readonly contact: SupportContact;
  /** A caller sees before React runs whether somebody answers. */
  readonly early?: boolean;
  /** Whether somebody answers now is said elsewhere. */
  readonly stated?: boolean;
}

/** Opening hours of customer support in one country, whether somebody answers now, and the time of day there. */
export const HoursThere = ({ contact, early = false, stated = false }: HoursThereProps) => (
  <>
    <p>{contact.hours}</p>
    {stated ? null : (
      <div className={css.state}>
        <OpeningNote {...contact} early={early} />
      </div>
    )}
    <TimeThere plan={contact.plan} />
  </>
);
