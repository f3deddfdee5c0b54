import { isOrder } from '../../machines/order/order.rules.ts';

/** Whether reports of an order can be uploaded now; a deleted account takes none. */
export const takesReports = ({
  status,
  patient,
}: {
  status: string | null;
  patient: { name: string };
}): boolean => isOrder(status, 'reportable') && patient.name !== '';
