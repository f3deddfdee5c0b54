import { Link } from 'react-router-dom';
import { ordersCopy } from '../copy/orders.ts';
import { css } from '../generated/panda/css/index.js';
import { paths } from '../paths.ts';
import { Session } from '../shared/flows/flows.ts';
import { Card } from '../ui/Card.tsx';

const copy = ordersCopy.list;

/**
 * Shown after a password reset: booked visits keep the number, but the next booking needs it to be
 * verified again.
 */
export function NumberToConfirm() {
  const isDue = Session.useSelector(
    ({ context: { user } }) => user !== null && user.phone !== null && !user.phoneVerified,
  );
  if (!isDue) return null;
  return (
    <Card className={css({ p: '4', mb: '6' })}>
      <p>{copy.numberToConfirm}</p>
      <Link
        to={paths.mobile}
        className={css({ display: 'inline-flex', alignItems: 'center', minH: '11' })}
      >
        {copy.confirmNumber}
      </Link>
    </Card>
  );
}
