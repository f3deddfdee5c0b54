import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Download } from '../ui/lucide/Download.tsx';
import type { FollowedItem, FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { ordersCopy } from '../copy/orders.ts';
import { Card } from '../ui/Card.tsx';
import { formatRupees } from '../ui/Price.tsx';
import { FileLink } from '../ui/FileLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { withChakra } from '../shared/withChakra.tsx';
import { asksFirst } from '../ui/openLoaded.ts';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

const copy = ordersCopy.track.items;
type Actor = ActorRefFrom<typeof trackingMachine>;
const ItemQuestion = withChakra(async () => (await import('./ItemQuestion.tsx')).ItemQuestion);

/** The tests of a visit, each with its person, status, report and actions. */
export function OrderItems({ actor, order }: { actor: Actor; order: FollowedOrder }) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.can({ type: 'itemCancel.confirmed' }));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [wasAsked, setWasAsked] = useState(isAsking);
  // The dialog stays mounted so that it can return the focus to the button that opened it.
  if (isAsking && !wasAsked) setWasAsked(true);
  return (
    <>
      <Card>
        <h2 className={css({ fontWeight: 'semibold' })}>{copy.title(order.items.length)}</h2>
        <ul className={stack({ gap: '0', listStyleType: 'none' })}>
          {order.items.map((item) => (
            <li
              key={item.id}
              data-item={item.id}
              className={stack({
                direction: 'row',
                flexWrap: 'wrap',
                align: 'center',
                justify: 'space-between',
                gap: '3',
                py: '3',
                borderTopWidth: '1px',
                _first: { borderTopWidth: '0' },
              })}
            >
              <div className={css({ minW: '0' })}>
                <p className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>
                  <InOwnLanguage text={item.test.name} />
                </p>
                <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                  <InOwnLanguage text={item.patient.name} />
                  <span>{standing(item)}</span>
                </p>
              </div>
              {item.reportUrl ? (
                <FileLink
                  className={cx(button(), css({ colorPalette: 'brand', minH: '11' }))}
                  href={item.reportUrl}
                  aria-label={copy.reportOf(item.test.name, item.patient.name)}
                >
                  <Download size={18} aria-hidden />
                  {copy.report}
                </FileLink>
              ) : null}
              {item.cancellable ? (
                <Button
                  variant="ghost"
                  disabled={isBusy}
                  aria-label={copy.cancelOf(item.test.name, item.patient.name)}
                  {...asksFirst(
                    ItemQuestion,
                    () => actor.send({ type: 'itemCancel.requested', itemId: item.id }),
                    {
                      title: copy.sure(item.test.name, item.patient.name),
                      lead: copy.sureText(formatRupees(item.refundIfCancelled)),
                      close: ordersCopy.track.no,
                    },
                  )}
                  className={css({ minH: '11', colorPalette: 'red' })}
                >
                  {copy.cancel}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Card>
      <LoadBoundary loading={null} failed={() => null}>
        {wasAsked ? <ItemQuestion actor={actor} order={order} /> : null}
      </LoadBoundary>
    </>
  );
}

/** The part of an item's status that the order's timeline does not show. */
function standing({ status, refundAmount, refundedAt }: FollowedItem): string {
  if (status !== 'cancelled') return '';
  if (refundAmount === 0) return ` · ${copy.cancelled}`;
  const amount = formatRupees(refundAmount);
  return ` · ${copy.cancelled} · ${refundedAt ? copy.back(amount) : copy.onItsWay(amount)}`;
}
