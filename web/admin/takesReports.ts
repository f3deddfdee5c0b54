import { isOrder } from '../../machines/order/order.rules.ts';

/** Whether reports of an order can be uploaded now; never for a deleted account. */
export const takesReports = ({
  status,
  patient,
}: {
  status: string | null;
  patient: { name: string };
}): boolean => isOrder(status, 'reportable') && patient.name !== '';
