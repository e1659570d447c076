import type { SupportContact } from './support-contact.ts';
import { TimeThere } from './time-there.tsx';

/** Opening hours of customer support in one country, and the time of day there. */
export const HoursThere = ({ contact }: { contact: SupportContact }) => (
  <>
    <p>{contact.hours}</p>
    <TimeThere plan={contact.plan} />
  </>
);
