import { isOrder } from '../../machines/order/order.rules.ts';
/** Whether reports of an order can be uploaded now. */
export const takesReports = ({ status }: { status: string | null }): boolean =>
  isOrder(status, 'reportable');
