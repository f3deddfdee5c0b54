import { MapPin } from '../../ui/lucide/MapPin.tsx';
import type { Visit } from '../../../machines/generated/schema.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { daysCopy } from '../../copy/days.ts';
import { useStaff } from '../signedInStaff.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { longDay, momentOf } from '../../ui/days.ts';
import { AddressLines } from '../../shared/AddressLines.tsx';
import type { DayActor } from './dayActor.ts';
import { VisitActs } from './VisitActs.tsx';
import { VisitItems } from './VisitItems.tsx';
import { VisitPhone } from './VisitPhone.tsx';
import { OuterLink } from '../../ui/OuterLink.tsx';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button, heading } from '../../generated/panda/recipes/index.js';

/** A visit with what is needed at the door, and its actions. */
export function VisitCard({ visit, actor }: { visit: Visit; actor: DayActor }) {
  const { mayCall } = useStaff();
  const isOver = !['PLANNED', 'ON_THE_WAY'].includes(visit.standing);
  const { address } = visit;
  return (
    <Card as="li" data-visit={visit.id} className={stack({ gap: '3' })}>
      <div
        className={stack({
          direction: 'row',
          justify: 'space-between',
          gap: '3',
          flexWrap: { base: 'nowrap', _tight: 'wrap' },
        })}
      >
        <div className={css({ minW: '0', _tight: { flex: '1 1 100%' } })}>
          <h2
            className={cx(heading({ size: 'lg' }), css({ fontVariantNumeric: 'tabular-nums' }))}
          >{`${daysCopy.clock(visit.startTime)} – ${daysCopy.clock(visit.endTime)}`}</h2>
          <p
            className={css({ fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' })}
          >{`${copy.order(visit.number)} · ${copy.forLab(visit.labName)}`}</p>
          {/* A person who sees everybody's visits needs the name of each technician. */}
          {mayCall('adminOrders') ? (
            <p className={css({ fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' })}>
              {visit.technicianName ? copy.by(visit.technicianName) : copy.nobody}
            </p>
          ) : null}
        </div>
        <div className={stack({ align: 'flex-end', gap: '1', flexShrink: '0' })}>
          <Badge large className={css({ colorPalette: isOver ? 'gray' : 'brand' })}>
            {copy.standing[visit.standing]}
          </Badge>
          {visit.late ? (
            <Badge className={css({ colorPalette: 'red' })}>{copy.late(longDay(visit.date))}</Badge>
          ) : null}
        </div>
      </div>
      <Outcome visit={visit} />
      <VisitItems items={visit.items} />
      <address className={css({ fontStyle: 'normal', overflowWrap: 'anywhere' })}>
        <AddressLines address={address} forVisit />
      </address>
      <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap', align: 'center' })}>
        <OuterLink
          href={visit.mapUrl}
          aria-label={copy.mapOf(visit.number)}
          className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
        >
          <MapPin size={18} aria-hidden />
          {copy.map}
        </OuterLink>
        <VisitPhone visit={visit} actor={actor} />
      </div>
      <VisitActs visit={visit} actor={actor} />
    </Card>
  );
}

/** The outcome of a visit, with the time. */
function Outcome({ visit }: { visit: Visit }) {
  const { standing, onTheWayAt, collectedAt, failedAt, failure, failureNote, afterFailure } = visit;
  const since = { ON_THE_WAY: onTheWayAt, COLLECTED: collectedAt, NOT_COLLECTED: failedAt };
  const at = since[standing as keyof typeof since];
  if (!at) return null;
  return (
    <p
      className={css({ fontSize: 'sm', fontWeight: 'medium', overflowWrap: 'anywhere' })}
    >{`${standing === 'ON_THE_WAY' ? copy.since(momentOf(at)) : momentOf(at)}${failure ? ` · ${copy.failures[failure]}` : ''}${failureNote ? ` · ${failureNote}` : ''}${afterFailure ? ` · ${copy.came[afterFailure]}` : ''}`}</p>
  );
}
