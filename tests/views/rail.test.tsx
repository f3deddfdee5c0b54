// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookedOrder, lab, patient } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { BookingRail } from '../../web/booking/BookingRail.tsx';
import { stepOf } from '../../web/booking/bookingSteps.tsx';
import type { BookingStep } from '../../web/booking/bookingSteps.tsx';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { Booking } from '../../web/shared/flows/flows.ts';
import { labTest } from '../shown/stockPages.shown.ts';
import { typed } from '../shown/shownOnPage.ts';
import { show } from './support/show.tsx';

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
});
afterEach(cleanup);

const draft = {
  ...emptyDraft('d1'),
  testId: 't1',
  patientId: patient.id,
  labId: lab.id,
  slotId: 's1',
  addressId: 'a1',
};
/** What the service says of whatever the rail asks for. */
const answers = {
  patients: [typed('Patient', patient)],
  labs: [typed('Lab', { ...lab, accreditation: typed('Accreditation', lab.accreditation) })],
};

/** What the rail asked the service. */
const asked: string[] = [];

/** The rail beside the step to which this leads, or beside another. */
async function rail(steps: Step[], beside?: BookingStep) {
  const one = walk(bookingMachine, { draft });
  await one.go(...steps);
  // The test came with the page that led here.
  const pageData = createPageData({ [answerKey('LabTest', { id: draft.testId })]: { labTest } });
  await show(
    <PageDataContext value={pageData}>
      <Booking.Provider actor={one.actor as never}>
        <BookingRail step={beside ?? stepOf(one.snapshot() as never)} />
      </Booking.Provider>
    </PageDataContext>,
    (operation) => {
      asked.push(operation);
      return answers;
    },
  );
  return within(screen.getByRole('region', { name: 'Your booking' }));
}
const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

it('names what was chosen before a reload, which the funnel has not loaded again', async () => {
  const shown = await rail([{ fact: { type: 'booking.resumed' } }]);
  await shown.findByText(lab.name);
  expect(labels().slice(0, 5)).toEqual(['Test', 'For', 'Lab', 'Time slot', 'Address']);
  const found = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(found.slice(0, 3)).toEqual(['Lipid Profile', 'Leela Menon', lab.name]);
  // What is done leads back to its step.
  expect(shown.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Change patient',
    'Change lab',
    'Change time slot',
  ]);
});

it('beside review, which has buttons of its own, nothing leads back', async () => {
  const shown = await rail([
    { fact: { type: 'order.opened', orderId: 'o1', wanted: 'review' } },
    { answers: 'loadOrder', with: bookedOrder() },
  ]);
  expect(labels().slice(0, 5)).toEqual(['Test', 'For', 'Lab', 'Time slot', 'Address']);
  expect(shown.queryAllByRole('button')).toEqual([]);
});

it('on the page of an order, which says when and where, asks for no times and addresses', async () => {
  const shown = await rail([{ fact: { type: 'xstate.route', to: '#address' } }], 'payment');
  await shown.findByText(lab.name);
  expect(asked.toSorted()).toEqual(['Labs', 'Patients']);
});
