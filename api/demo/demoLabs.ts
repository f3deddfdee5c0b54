/** An invented lab, marked as part of the demo; no real brand, no accreditation. */
interface DemoLab {
  id: string;
  name: string;
  rating: number;
  report: string;
  /** Better rated and faster labs charge more. */
  factor: number;
}

export const demoLabs: DemoLab[] = [
  {
    id: 'saffron-leaf-diagnostics',
    name: 'Saffron Leaf Diagnostics',
    rating: 4.8,
    report: '12 Hrs',
    factor: 1.35,
  },
  {
    id: 'kaveri-precision-labs',
    name: 'Kaveri Precision Labs',
    rating: 4.7,
    report: '10 Hrs',
    factor: 1.3,
  },
  {
    id: 'meghdoot-pathology',
    name: 'Meghdoot Pathology',
    rating: 4.6,
    report: '12 Hrs',
    factor: 1.22,
  },
  {
    id: 'blue-heron-diagnostics',
    name: 'Blue Heron Diagnostics',
    rating: 4.5,
    report: '18 Hrs',
    factor: 1.15,
  },
  {
    id: 'sanjeevan-biolabs',
    name: 'Sanjeevan BioLabs',
    rating: 4.4,
    report: '24 Hrs',
    factor: 1.1,
  },
  { id: 'triveni-medtest', name: 'Triveni MedTest', rating: 4.3, report: '24 Hrs', factor: 1.07 },
  {
    id: 'tulsi-clinical-laboratory',
    name: 'Tulsi Clinical Laboratory',
    rating: 4.2,
    report: '24 Hrs',
    factor: 1.04,
  },
  { id: 'udaya-path-care', name: 'Udaya Path Care', rating: 4.1, report: '36 Hrs', factor: 1 },
];

/** Booked out for the whole week, to show a lab without slots. */
export const fullLab = 'triveni-medtest';
/** Booked out on Wednesdays, to show a day without slots. */
export const fullDay = { lab: 'blue-heron-diagnostics', weekday: 3 };
/** Only one seat in this half hour, every day. */
export const nearlyFull = { lab: 'saffron-leaf-diagnostics', opens: '10:00', closes: '10:30' };

interface Hours {
  opens: string;
  closes: string;
  min: number;
  max: number;
}

const mornings: Hours[] = [
  { opens: '06:00', closes: '07:00', min: 3, max: 6 },
  // The busiest hours have the fewest seats.
  { opens: '07:00', closes: '09:00', min: 2, max: 3 },
  { opens: '09:00', closes: '10:00', min: 2, max: 5 },
  { opens: '10:00', closes: '10:30', min: 2, max: 6 },
  { opens: '10:30', closes: '12:00', min: 3, max: 6 },
];
const afternoon: Hours = { opens: '12:00', closes: '16:00', min: 3, max: 6 };

/**
 * When a lab collects on a weekday (0 = Sunday, mornings only), with the capacity of each half hour.
 */
export function hoursOf(lab: string, weekday: number): Hours[] {
  const hours = weekday === 0 ? mornings : [...mornings, afternoon];
  if (lab === fullLab || (lab === fullDay.lab && weekday === fullDay.weekday))
    return hours.map((window) => ({ ...window, min: 0, max: 0 }));
  return hours.map((window) =>
    lab === nearlyFull.lab && window.opens === nearlyFull.opens
      ? { ...window, min: 1, max: 1 }
      : window,
  );
}
