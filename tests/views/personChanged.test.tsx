// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { patient } from '../../devtools/samples/entities.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { PatientStep } from '../../web/booking/PatientStep.tsx';
import { bookingCopy } from '../../web/copy/booking.ts';
import { genderNames } from '../../web/copy/patients.ts';
import { at, comes, showFunnel } from './support/funnel.tsx';
import { choose, press, put, valueOf } from './support/page.ts';

const copy = bookingCopy.patient;
/** The form of a saved person, who had this name when it was opened. */
async function openForm(name: string) {
  const draft = { ...emptyDraft('d1'), testId: 't1' };
  const saved = comes('loadPatients', { ...patient, name });
  const edited = { fact: { type: 'patient.edited', patientId: patient.id } } as const;
  const shown = await showFunnel({
    draft,
    steps: [at('patient'), saved, edited],
    View: PatientStep,
  });
  return () =>
    shown.sentEvents().map((event) => 'patient' in event && (event.patient.changed as string[]));
}

it('the form of a saved person says what was changed in it, also once its tab is loaded again', async () => {
  const changes = await openForm('Leela Menon');
  put(copy.birth, '1990-01-31');
  await choose(genderNames.MALE);
  await choose(genderNames.FEMALE);
  press(copy.next);
  expect(changes()).toEqual([['DATE_OF_BIRTH']]);
  cleanup();
  // Meanwhile another device has changed the name.
  const again = await openForm('Leela K Menon');
  expect([valueOf(copy.name), valueOf(copy.birth)]).toEqual(['Leela K Menon', '1990-01-31']);
  press(copy.next);
  expect(again()).toEqual([['DATE_OF_BIRTH']]);
});

it('the form of a saved person in which nothing was changed says so', async () => {
  const changes = await openForm('Leela Menon');
  press(copy.next);
  expect(changes()).toEqual([[]]);
});
