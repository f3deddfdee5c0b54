// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patient, user } from '../../devtools/samples/entities.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { ResumeCards } from '../../web/booking/ResumeCard.tsx';
import { writeDraft } from '../../web/shared/drafts/draftStorage.ts';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { typed } from '../shown/shownOnPage.ts';
import { labTest } from '../shown/stockPages.shown.ts';
import { chosen, showFunnel } from './support/funnel.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const son = { ...patient, id: 'p2', name: 'Ravi Menon' };
const answers = { patients: [typed('Patient', patient), typed('Patient', son)] };

describe('bookings that wait', () => {
  const Where = () => <code id="where">{useLocation().pathname}</code>;
  const pageData = createPageData({
    [answerKey('LabTest', { id: 't1' })]: { labTest },
    [answerKey('LabTest', { id: 't2' })]: { labTest: { ...labTest, id: 't2', name: 'TSH' } },
  });
  const cards = () =>
    showFunnel({
      draft: emptyDraft('new'),
      steps: [],
      answers,
      View: () => (
        <PageDataContext value={pageData}>
          <ResumeCards />
          <Where />
        </PageDataContext>
      ),
    });
  const listed = () => [...document.querySelectorAll('[data-resume] p')].map((p) => p.textContent);

  it('are named, the newest first, and lead to where they were left', async () => {
    writeDraft({ ...chosen, draftId: 'd1', slotId: null, addressId: null }, user.id);
    writeDraft({ ...chosen, draftId: 'd2', testId: 't2', patientId: 'p2', labId: null }, user.id);
    const { sentEvents } = await cards();
    await waitFor(() => expect(listed()).toHaveLength(2));
    expect(listed()).toEqual([
      expect.stringMatching(/TSH.*Ravi Menon/),
      expect.stringMatching(/Lipid Profile.*Leela Menon/),
    ]);
    fireEvent.click(screen.getAllByRole('button')[1]!);
    await waitFor(() =>
      expect(document.getElementById('where')!.textContent).toBe('/SelectAppointment'),
    );
    expect(sentEvents()).toMatchObject([
      { type: 'draft.restored', draft: { draftId: 'd1' } },
      { type: 'booking.resumed' },
    ]);
  });

  it('are nobody else’s', async () => {
    writeDraft(chosen, 'somebody else');
    await cards();
    expect(listed()).toEqual([]);
  });
});
