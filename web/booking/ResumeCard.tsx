import { useNavigate } from 'react-router-dom';
import type { Draft } from '../../machines/booking/draft.ts';
import { mergeUnfinished } from '../../machines/booking/unfinished.ts';
import { Booking, Session } from '../shared/flows/flows.ts';
import { listed } from '../copy/listed.ts';
import { homeCopy } from '../copy/home.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { css } from '../generated/panda/css/index.js';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import {
  bookingDraftsQuery,
  labTestQuery,
  labTestsQuery,
  none,
  patientsQuery,
} from '../shared/queries.ts';
import { unfinishedDrafts } from '../shared/drafts/draftStorage.ts';
import { ResumeBox } from '../shared/drafts/ResumeBox.tsx';
import { unfinishedOf } from './accountDrafts.ts';

/**
 * The customer's unfinished bookings, newest first, each with a button to continue (PD-20, PD-47).
 * `ResumeSlot` loads those of the account (PD-151) before this code.
 */
export function ResumeCards() {
  const customerId = Session.useSelector((snapshot) => snapshot.context.user?.id);
  const { data } = usePageQuery(bookingDraftsQuery, none, { skip: true });
  if (customerId === undefined) return null;
  const account = unfinishedOf(data?.bookingDrafts ?? []);
  const waiting = mergeUnfinished(unfinishedDrafts(customerId), account);
  return waiting.map(({ draft }) => <ResumeCard key={draft.draftId} draft={draft} />);
}

function ResumeCard({ draft }: { draft: Draft }) {
  const actor = Booking.useActor();
  const navigate = useNavigate();
  const { data: test, error: gone } = usePageQuery(labTestQuery, { id: draft.testId ?? '' });
  const { added = [] } = draft;
  const { data: all, error: unlisted } = usePageQuery(labTestsQuery, none, {
    skip: added.length === 0,
  });
  const noPatient = draft.patientId === null;
  const { data: people, error } = usePageQuery(patientsQuery, none, { skip: noPatient });
  // The card waits until all names are loaded, so that the patient's does not appear late.
  if (gone) return null;
  const isNaming = (!noPatient && !people && !error) || (added.length > 0 && !all && !unlisted);
  if (!test || isNaming) return <ResumeBox />;
  const tests = named(
    added.map(({ testId }) => testId),
    all?.labTests,
    all && homeCopy.unoffered,
  );
  const patients = named(
    [draft.patientId, ...added.map((item) => item.patientId)],
    people?.patients,
  );
  const resume = async () => {
    const { bookingPath } = await import('./bookingSteps.tsx');
    actor.send({ type: 'draft.restored', draft });
    actor.send({ type: 'booking.resumed' });
    await navigate(bookingPath(actor.getSnapshot()) ?? paths.home);
  };
  return (
    <ResumeBox>
      <p className={css({ fontWeight: 'semibold' })}>
        {homeCopy.resume(listed([test.labTest.name, ...tests]), listed(patients))}
      </p>
      <Button onClick={() => void resume()} className={css({ colorPalette: 'accent', minH: '11' })}>
        {homeCopy.resumeAction}
      </Button>
    </ResumeBox>
  );
}

/** The names for these ids, each once, or these words for one that is not known. */
function named(
  ids: readonly (string | null)[],
  known: readonly { id: string; name: string }[] = [],
  unknown?: string,
): string[] {
  const names = ids.map((id) => known.find((one) => one.id === id)?.name ?? unknown);
  return [...new Set(names.filter((name) => name !== undefined))];
}
