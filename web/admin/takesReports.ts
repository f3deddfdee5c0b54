/** Whether reports of an order can be uploaded now. */
export const takesReports = ({ status }: { status: string | null }): boolean =>
  status === 'examining' || status === 'completed';
