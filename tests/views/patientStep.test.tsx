// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patient } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { PatientStep } from '../../web/booking/PatientStep.tsx';
import { Booking } from '../../web/shared/flows/flows.ts';
import { show } from './support/show.tsx';
import { press } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** The first step, with the patients that are saved. */
async function patientStep(patients: object[]) {
  const one = walk(bookingMachine, { draft: { ...emptyDraft('d1'), testId: 't1' } });
  await one.go({ fact: { type: 'booking.resumed' } }, { answers: 'loadPatients', with: patients });
  await show(
    <Booking.Provider actor={one.actor as never}>
      <main>
        <PatientStep />
      </main>
    </Booking.Provider>,
  );
  return { one, go: (...steps: Step[]) => act(() => one.go(...steps)) };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('whoever goes from the form back to the list stays there, with what was typed', async () => {
  const { one, go } = await patientStep([patient]);
  press('New Patient');
  fireEvent.change(field('Name'), { target: { value: 'Ravi Menon' } });
  await go({ fact: { type: 'editing.cancelled' } });
  expect(one.snapshot().value).toEqual({ patient: 'choosing' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Select patient');
  press('New Patient');
  expect(field('Name').value).toBe('Ravi Menon');
});

it('a new patient without a gender is asked for it, and nothing is sent', async () => {
  const { one } = await patientStep([]);
  fireEvent.change(field('Name'), { target: { value: 'Ravi Menon' } });
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1960-05-05' } });
  press('Next');
  expect(one.calls('savePatient')).toEqual([]);
  expect(screen.getByRole('radiogroup', { name: 'Gender' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});
