import { addressLine } from '../../machines/text/addressText.ts';
import type { ReactNode } from 'react';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { genderNames, patientCopy, relationShown, testsOf } from '../copy/patients.ts';
import { ordersCopy } from '../copy/orders.ts';
import { visitCopy } from '../copy/visit.ts';
import { timesOf } from '../shared/orderTimes.ts';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';
import { LabTrust } from '../ui/LabTrust.tsx';
import { formatRupees, Price } from '../ui/Price.tsx';
import { css } from '../generated/panda/css/index.js';
import { ReceiptLinks } from './ReceiptLinks.tsx';

const copy = ordersCopy.track;

/** Number, patient, test, time, address and amount paid. */
export function OrderFacts({ order, paid }: { order: FollowedOrder; paid: boolean }) {
  const isVisit = order.items.length > 1;
  return (
    <dl>
      <Fact label={visitCopy.number}>
        <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{order.number}</span>
      </Fact>
      {isVisit ? null : (
        <Fact label={copy.patient}>
          <InOwnLanguage text={order.patient.name} />
          <span>{` · ${relationShown(order.patient.relation)} · ${genderNames[order.patient.gender]} · ${patientCopy.age(order.patient)}`}</span>
        </Fact>
      )}
      <Fact label={copy.test}>
        <InOwnLanguage text={testsOf(order)} />, <InOwnLanguage text={order.lab.name} />{' '}
        <LabTrust lab={order.lab} />
      </Fact>
      <Fact label={copy.slot}>{timesOf(order).times(order.slot)}</Fact>
      <Fact label={copy.address}>
        <InOwnLanguage text={addressLine(order.address)} />
        <span>{` ${order.address.zipCode}`}</span>
      </Fact>
      {paid ? (
        <Fact label={copy.total}>
          <Price amount={order.amount} className={css({ fontWeight: 'bold' })} />
          {order.refundedAmount > 0 && order.paymentStatus === 'SUCCESS' ? (
            <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
              {copy.items.refund(formatRupees(order.refundedAmount))}
            </p>
          ) : null}
          <ReceiptLinks order={order} />
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className={css({ py: '3', borderTopWidth: '1px', _first: { borderTopWidth: '0', pt: '0' } })}
    >
      <dt className={css({ fontSize: 'sm', color: 'fg.muted' })}>{label}</dt>
      <dd className={css({ fontWeight: 'medium' })}>{children}</dd>
    </div>
  );
}
