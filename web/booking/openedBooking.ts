import { createActor, waitFor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { missing, toActors } from '../../machines/ports.ts';
import { draftText } from '../shared/drafts/draftCookie.ts';
import type { SentDraft } from '../shared/drafts/storedDrafts.ts';
import type { PageAnswers } from '../shared/pageData.ts';
import { readTyped } from '../ui/typedText.ts';
import { answeredBy, bookingReads } from './bookingReads.ts';
import type { ReadPorts } from './bookingReads.ts';
import { bookingEvent, bookingPath } from './bookingSteps.tsx';

type BookingActor = ActorRefFrom<typeof bookingMachine>;
type Path = Parameters<typeof bookingEvent>[0];

/** Leads the funnel to the step at a path, and waits for what the step begins with. */
export async function openStep(booking: BookingActor, path: Path): Promise<void> {
  const event = bookingEvent(path);
  if (event) booking.send(event);
  await waitFor(booking, (snapshot) => !snapshot.hasTag('loading'));
}

/**
 * Brings the funnel to where the page was rendered, before React takes the page up. A tab that has
 * another draft, or a form with what was typed, renders the page itself.
 */
export async function takeUpPage(booking: BookingActor, sent: SentDraft): Promise<void> {
  const { draft, pin } = booking.getSnapshot().context;
  const isSame = shownOf({ ...sent, draft, pin }) === shownOf(sent);
  if (isSame && !hasTypedForm()) await openStep(booking, location);
  else document.getElementById('root')?.removeAttribute('data-server-rendered');
}

/** What is seen of a draft: its names for the service are not. */
const shownOf = ({ draft, ...sent }: SentDraft) =>
  draftText({ ...sent, draft: { ...draft, draftId: '', attempt: 0 } });

const hasTypedForm = () => ['patient', 'address'].some((form) => readTyped(form));

/**
 * The funnel at the step of a path, as the server renders it: by the answers alone, and with nothing
 * that goes on afterwards. Null where the draft does not lead there, or an answer is missing.
 */
export async function renderedBooking(
  { draft, pin }: SentDraft,
  answers: PageAnswers,
  path: Path,
): Promise<BookingActor | null> {
  const unanswered = Object.fromEntries(
    Object.keys(bookingReads).map((name) => [name, missing(name)]),
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
