/** Hours after the collection within which 'E-Reports by 12hrs' promises the report. */
const usualHours = 12;

interface Collected {
  /** The date, and a start such as '07:00 am', in India. */
  slot: { date: string; startTime: string };
  reportExpectedAt: string | null;
}

/** Whether the report is expected later than the usual time (PD-38). */
export function isLaterThanUsual({ slot, reportExpectedAt }: Collected): boolean {
  if (reportExpectedAt === null) return false;
  const hours = (Date.parse(reportExpectedAt) - startOf(slot)) / (60 * 60 * 1000);
  return hours > usualHours;
}

/** When a slot begins, in milliseconds since 1970. */
function startOf({ date, startTime }: Collected['slot']): number {
  const [, hour = '0', minute = '00', half = 'am'] =
    /^(\d{1,2}):(\d{2})\s*([ap]m)$/i.exec(startTime.trim()) ?? [];
  const hourOfDay = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return Date.parse(`${date}T${String(hourOfDay).padStart(2, '0')}:${minute}:00+05:30`);
}
