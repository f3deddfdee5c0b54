import { useState } from 'react';
import { codeOf, valueOf } from '../../../machines/failure.ts';
import type { OrderDecision } from '../../../machines/generated/schema.ts';
import type { Message } from '../../../machines/notices.ts';
import { failureOf, messageOfFailure } from '../../shared/apollo.ts';

/** An order in the way of a change, as the service names it. */
export interface OrderInTheWay {
  _id: string;
  patientName: string;
  testName: string;
  date: string;
  startTime: string;
  paid: boolean;
  amount: number;
}

/**
 * Saves a change of a lab's times. The service alone knows which orders are in its way: it refuses
 * until something is decided of each, and names them.
 */
export function useDecidedSave(save: (decisions: OrderDecision[]) => Promise<unknown>) {
  const [orders, setOrders] = useState<OrderInTheWay[]>([]);
  const [message, setMessage] = useState<Message | null>(null);
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = (decisions: OrderDecision[] = []) => {
    setMessage(null);
    setSaved(false);
    setBusy(true);
    save(decisions)
      .then(
        () => {
          setOrders([]);
          setSaved(true);
        },
        (error: unknown) => {
          const failure = failureOf(error);
          setMessage(messageOfFailure(failure));
          setOrders(
            codeOf(failure) === 'ORDERS_IN_THE_WAY'
              ? (valueOf(failure, 'orders') as OrderInTheWay[])
              : [],
          );
        },
      )
      .finally(() => setBusy(false));
  };
  const giveUp = () => {
    setOrders([]);
    setMessage(null);
  };
  return { submit, giveUp, orders, message, saved, busy };
}
