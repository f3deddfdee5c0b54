import { X } from '../ui/lucide/X.tsx';
import type { OrderItemInput } from '../../machines/generated/schema.ts';
import { itemsOf } from '../../machines/booking/draft.ts';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Card } from '../ui/Card.tsx';
import { useVisitNames } from './useVisitNames.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { IconButton } from '../ui/Button.tsx';

const copy = bookingCopy.visit;

/** The tests of the visit, each with its person, once there are several; each can be removed. */
export function VisitItems() {
  const items = itemsOf(Booking.useSelector((snapshot) => snapshot.context.draft));
  if (items.length < 2) return null;
  return (
    <Card>
      <h2 className={css({ fontWeight: 'semibold', mb: '2' })}>{copy.title(items.length)}</h2>
      <ul className={stack({ gap: '1', listStyleType: 'none' })}>
        {items.map((item) => (
          <VisitItem key={`${item.testId} ${item.patientId}`} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function VisitItem({ item }: { item: OrderItemInput }) {
  const send = Booking.useSend();
  const mayRemove = Booking.useCan({ type: 'item.removed', item });
  const { testOf, patientOf } = useVisitNames();
  const [test, patient] = [testOf(item.testId), patientOf(item.patientId) ?? ''];
  return (
    <li
      className={stack({ direction: 'row', align: 'center', justify: 'space-between', gap: '3' })}
    >
      <p className={css({ minW: '0', overflowWrap: 'anywhere' })}>
        <span>{test}</span>
        <span className={css({ color: 'fg.muted' })}>{` · ${patient}`}</span>
      </p>
      <IconButton
        variant="ghost"
        aria-label={copy.remove(test, patient)}
        disabled={!mayRemove}
        onClick={() => send({ type: 'item.removed', item })}
        className={css({ minW: '11', minH: '11' })}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
