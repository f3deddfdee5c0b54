import { createActor, waitFor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { port, toActors } from '../../machines/ports.ts';
import { draftText } from '../shared/drafts/draftCookie.ts';
import type { SentDraft } from '../shared/drafts/storedDrafts.ts';
import type { PageAnswers } from '../shared/pageData.ts';
import { readTyped } from '../ui/typedText.ts';
import { answeredBy, bookingReads } from './bookingReads.ts';
import type { ReadPorts } from './bookingReads.ts';
import { bookingEvent, bookingPath } from './bookingSteps.tsx';

type BookingActor = ActorRefFrom<typeof bookingMachine>;
type Path = Parameters<typeof bookingEvent>[0];

/** Brings the funnel to the step at a path, and waits for the data of the step. */
export async function openStep(
  booking: BookingActor,
  path: Path,
  timeout = Infinity,
): Promise<void> {
  const event = bookingEvent(path);
  if (event) booking.send(event);
  await waitFor(booking, (snapshot) => !snapshot.hasTag('loading'), { timeout });
}

/** How long a page waits for an answer that it was not rendered with, in milliseconds. */
const longestWait = 3_000;

/**
 * Brings the funnel to the state the page was rendered in, before hydration. If the tab has another
 * draft, or a form with typed text, or the step's data does not come, the browser renders the page
 * anew instead.
 */
export async function takeUpPage(booking: BookingActor, sent: SentDraft): Promise<void> {
  const { draft, pin } = booking.getSnapshot().context;
  let isSame = shownOf({ ...sent, draft, pin }) === shownOf(sent);
  await openStep(booking, location, longestWait).catch(() => (isSame = false));
  if (!isSame || hasTypedForm())
    document.getElementById('root')?.removeAttribute('data-server-rendered');
}

/** The visible part of a draft, without its ids for the service. */
const shownOf = ({ draft, ...sent }: SentDraft) =>
  draftText({ ...sent, draft: { ...draft, draftId: '', attempt: 0 } });

const hasTypedForm = () => ['patient', 'address'].some((form) => readTyped(form));

/**
 * The funnel at the step of a path, for rendering on the server: from the answers alone, with
 * timers stopped. Null if the draft does not lead to that step, or an answer is missing.
 */
export async function renderedBooking(
  { draft, pin }: SentDraft,
  answers: PageAnswers,
  path: Path,
): Promise<BookingActor | null> {
  const unanswered = Object.fromEntries(
    Object.keys(bookingReads).map((name) => [name, port()]),
  ) as unknown as ReadPorts;
  const booking = createActor(
    bookingMachine.provide({
      actors: toActors(answeredBy((key) => answers[key], unanswered)),
    }),
    { input: { draft, pin }, clock: { setTimeout: () => 0, clearTimeout: () => undefined } },
  ).start();
  await openStep(booking, path);
  const snapshot = booking.getSnapshot();
  const isThere = bookingPath(snapshot) === path.pathname + path.search;
  return isThere && !snapshot.hasTag('failed') ? booking : null;
}
