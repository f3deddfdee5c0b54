import { Link } from 'react-router-dom';
import { adminStaffCopy as copy } from '../copy/adminStaff.ts';
import { paths } from '../paths.ts';
import { InlineMessage } from '../ui/states.tsx';
import { useStaff } from './signedInStaff.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';

/** Says that visits have lost their technician, with a link to them. */
export function VisitsWithoutTechnician() {
  const { visitsWithoutTechnician: count } = useStaff();
  if (count === 0) return null;
  return (
    <div className={stack({ gap: '2', align: 'flex-start' })}>
      <InlineMessage tone="info" message={copy.visitsLeft(count)} />
      <Link
        className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
        to={`${paths.adminAppointments}?status=technicianLeft`}
      >
        {copy.seeVisitsLeft}
      </Link>
    </div>
  );
}
