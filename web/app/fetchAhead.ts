import { loadEngine } from '../look/styles.ts';
import { afterWaking, whenIdle } from './idle.ts';
import {
  AppointmentsPage,
  BookingFlow,
  ChatDialog,
  CodeStep,
  Toasts,
  TrackPage,
} from './lazyParts.tsx';
import type { LazyPage } from './lazyPage.tsx';

/** What most people open next from where they are. */
const next: [at: RegExp, parts: LazyPage[]][] = [
  [/^\/(login)?$/i, [Toasts, CodeStep]],
  [/^\/(mobileNo|verifyOtp)/i, [CodeStep, Toasts]],
  [/^\/home/i, [Toasts, BookingFlow, ChatDialog]],
  [/^\/testinfo/i, [BookingFlow, Toasts]],
  [
    /^\/(AddPatient|Lab|SelectAppointment|AddAddress|reviewOrder|checkout)/i,
    [BookingFlow, Toasts, TrackPage, AppointmentsPage],
  ],
];

/** Fetches the code of the next page while this one is read: when nothing else is under way, one part after the other, and never on a connection that is counted. */
export function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const [, parts = []] = next.find(([at]) => at.test(location.pathname)) ?? [];
  const fetchNext = ([part, ...rest]: LazyPage[]) => {
    if (part)
      whenIdle(
        () =>
          void part.load().then(
            () => fetchNext(rest),
            () => undefined,
          ),
      );
  };
  const begin = () =>
    void afterWaking()
      .then(loadEngine)
      .then(
        () => fetchNext(parts),
        () => undefined,
      );
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
