import { useSelector } from '@xstate/react';
import { MessageSquare } from '../../ui/lucide/MessageSquare.tsx';
import { Phone } from '../../ui/lucide/Phone.tsx';
import type { Visit } from '../../../machines/generated/schema.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { Button } from '../../ui/Button.tsx';
import type { DayActor } from './dayActor.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { button } from '../../generated/panda/recipes/index.js';

const link = cx(button({ variant: 'outline' }), css({ minH: '11' }));

/**
 * The customer's number, shown after a press that is written to the audit log; it is not stored on
 * the device.
 */
export function VisitPhone({ visit, actor }: { visit: Visit; actor: DayActor }) {
  const phone = useSelector(actor, ({ context }) => context.phones[visit.id]);
  const busy = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.visitId === visit.id,
  );
  const requested = { type: 'phone.requested', visitId: visit.id } as const;
  // An open form stays as it is.
  const canAsk = useSelector(actor, (snapshot) => snapshot.can(requested));
  if (phone === null) return <p>{copy.noPhone}</p>;
  if (phone === undefined)
    return visit.phoneOpen ? (
      <Button
        variant="outline"
        loading={busy}
        disabled={!canAsk}
        title={copy.phoneNote}
        onClick={() => actor.send(requested)}
        className={css({ minH: '11' })}
      >
        <Phone size={18} aria-hidden />
        {copy.phone}
      </Button>
    ) : null;
  return (
    <>
      <a href={`tel:${phone}`} className={link}>
        <Phone size={18} aria-hidden />
        {copy.call(phone)}
      </a>
      <a href={`sms:${phone}`} className={link}>
        <MessageSquare size={18} aria-hidden />
        {copy.sms}
      </a>
    </>
  );
}
