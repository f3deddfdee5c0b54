// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { ResumeCards } from '../../web/booking/ResumeCard.tsx';
import { homeCopy } from '../../web/copy/home.ts';
import { writeDraft } from '../../web/shared/drafts/draftStorage.ts';
import { Session } from '../../web/shared/flows/flows.ts';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { typed } from '../shown/shownOnPage.ts';
import { labTest } from '../shown/stockPages.shown.ts';
import { chosen, showFunnel } from './support/funnel.tsx';
import { textsOf } from './support/page.ts';
import { where } from './support/show.tsx';
import { answers, asked } from './support/visit.tsx';

beforeEach(() => {
  asked.length = 0;
});

describe('bookings that wait', () => {
  const pageData = createPageData({
    [answerKey('LabTest', { id: 't1' })]: { labTest },
    [answerKey('LabTest', { id: 't2' })]: { labTest: { ...labTest, id: 't2', name: 'TSH' } },
    [answerKey('LabTests', {})]: { labTests: [labTest, { ...labTest, id: 't2', name: 'TSH' }] },
  });
  const Cards = () => (
    <PageDataContext value={pageData}>
      <ResumeCards />
    </PageDataContext>
  );
  const cards = (View = Cards, answering = answers) =>
    showFunnel({ draft: emptyDraft('new'), steps: [], answers: answering, View });
  const listed = () => textsOf('[data-resume] p');

  it('are named, the newest first, and lead to where they were left', async () => {
    writeDraft({ ...chosen, draftId: 'd1', slotId: null, addressId: null }, user.id);
    writeDraft({ ...chosen, draftId: 'd2', testId: 't2', patientId: 'p2', labId: null }, user.id);
    const { sentEvents } = await cards();
    await waitFor(() =>
      expect(listed()).toEqual([
        expect.stringMatching(/TSH.*Ravi Menon/),
        expect.stringMatching(/Lipid Profile.*Leela Menon/),
      ]),
    );
    fireEvent.click(screen.getAllByRole('button')[1]!);
    await waitFor(() => expect(where()).toBe('/SelectAppointment'));
    expect(sentEvents()).toMatchObject([
      { type: 'draft.restored', draft: { draftId: 'd1' } },
      { type: 'booking.resumed' },
    ]);
  });

  it('are named with all of their tests and people', async () => {
    const added = [
      { testId: 't2', patientId: 'p2' },
      { testId: 't2', patientId: 'p1' },
    ];
    writeDraft({ ...chosen, added }, user.id);
    await cards();
    await waitFor(() =>
      expect(listed()).toEqual([
        homeCopy.resume('Lipid Profile and TSH', 'Leela Menon and Ravi Menon'),
      ]),
    );
  });

  it('say so where a further test is no longer offered', async () => {
    writeDraft({ ...chosen, added: [{ testId: 'gone', patientId: 'p2' }] }, user.id);
    await cards();
    await waitFor(() =>
      expect(listed()).toEqual([
        homeCopy.resume(
          'Lipid Profile and a test that is no longer offered',
          'Leela Menon and Ravi Menon',
        ),
      ]),
    );
  });

  it('are offered without the names of further tests, where these cannot be loaded', async () => {
    writeDraft({ ...chosen, added: [{ testId: 't2', patientId: 'p2' }] }, user.id);
    const known = createPageData({ [answerKey('LabTest', { id: 't1' })]: { labTest } });
    const View = () => (
      <PageDataContext value={known}>
        <ResumeCards />
      </PageDataContext>
    );
    await cards(View, (operation, variables) => {
      if (operation === 'LabTests') throw new Error('no connection');
      return answers(operation, variables);
    });
    await waitFor(() =>
      expect(listed()).toEqual([homeCopy.resume('Lipid Profile', 'Leela Menon and Ravi Menon')]),
    );
  });

  it('are those of other devices, too, as they were left there, but none that was finished there', async () => {
    for (const draftId of ['d1', 'd2']) writeDraft({ ...chosen, draftId }, user.id);
    const of = (id: string, testId: string | null, savedAt: number) =>
      typed('BookingDraft', {
        id,
        savedAt: new Date(savedAt).toISOString(),
        testId,
        patientId: 'p2',
        labId: null,
        slotId: null,
        addressId: null,
        added: [],
        orderId: null,
        attempt: 0,
        orderedAs: null,
        expectedAmount: null,
        lastMealConfirmed: null,
      });
    const later = Date.now() + 1;
    const bookingDrafts = [of('d1', 't2', later), of('d2', null, later), of('d9', 't1', 5)];
    const known = createPageData({
      [answerKey('LabTest', { id: 't1' })]: { labTest },
      [answerKey('LabTest', { id: 't2' })]: { labTest: { ...labTest, id: 't2', name: 'TSH' } },
      [answerKey('BookingDrafts', {})]: { bookingDrafts },
    });
    await cards(() => (
      <PageDataContext value={known}>
        <ResumeCards />
      </PageDataContext>
    ));
    await waitFor(() =>
      expect(listed()).toEqual([
        expect.stringMatching(/TSH.*Ravi Menon/),
        expect.stringMatching(/Lipid Profile.*Ravi Menon/),
      ]),
    );
  });

  it('are named without a person where none was chosen, and nobody is asked for', async () => {
    writeDraft({ ...emptyDraft('d1'), testId: 't1', orderId: 'o1' }, user.id);
    await cards();
    expect([listed(), asked]).toEqual([['Continue your booking of Lipid Profile'], []]);
  });

  it('are nobody else’s, and not named to a guest', async () => {
    writeDraft(chosen, 'somebody else');
    await cards();
    expect(listed()).toEqual([]);
    writeDraft(chosen, user.id);
    const session = walk(sessionMachine);
    await session.go({ answers: 'loadUser', with: null });
    await cards(() => (
      <Session.Provider actor={session.actor as never}>
        <Cards />
      </Session.Provider>
    ));
    expect([listed(), asked]).toEqual([[], []]);
  });
});
