// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failure, patient } from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { PatientStep } from '../../web/booking/PatientStep.tsx';
import { readTyped, writeTyped } from '../../web/ui/typedText.ts';
import { press, showFunnel } from './support/funnel.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
};
const chosenIn = (group: string) =>
  [...screen.getByRole('radiogroup', { name: group }).querySelectorAll('input')]
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);
const choose = async (name: string) => {
  const radio = screen.getByLabelText<HTMLInputElement>(name);
  fireEvent.click(radio);
  await waitFor(() => expect(radio.closest('label')!.dataset.state).toBe('checked'));
};
const Where = () => <code id="where">{useLocation().pathname}</code>;
const where = () => document.getElementById('where')!.textContent;

const draft = { ...emptyDraft('d1'), testId: 't1' };
const myself = { ...patient, id: 'p0', name: 'Asha M', relation: 'MYSELF' };
const son = { ...patient, id: 'p2', name: 'Ravi Menon', relation: 'SON', gender: 'MALE' };

/** The first step with these patients saved, and what happens then. */
const patients = (saved: object[], ...then: Step[]) =>
  showFunnel({
    draft,
    steps: [
      { fact: { type: 'booking.resumed' } },
      { answers: 'loadPatients', with: saved },
      ...then,
    ],
    View: () => (
      <>
        <PatientStep />
        <Where />
      </>
    ),
  });
const added: Step = { fact: { type: 'patient.added' } };

describe('the form of a patient', () => {
  it("begins with the customer's own name until another is typed", async () => {
    await patients([]);
    expect([chosenIn('Booking for'), field('Name').value]).toEqual([['MYSELF'], 'Asha Menon']);
    await choose('Mother');
    expect(field('Name').value).toBe('');
    await choose('Myself');
    expect(field('Name').value).toBe('Asha Menon');
    type('Name', 'A. Menon');
    await choose('Mother');
    expect(field('Name').value).toBe('A. Menon');
  });

  it('has no name for whoever has saved their own', async () => {
    await patients([son, myself], added);
    expect(field('Name').value).toBe('');
  });

  it('sends what was typed and chosen', async () => {
    const { sentEvents } = await patients([]);
    await choose('Son');
    type('Name', 'Ravi Menon');
    type('Date of birth', '1990-01-31');
    await choose('Male');
    press('Next');
    const typed = {
      id: null,
      relation: 'SON',
      name: 'Ravi Menon',
      dateOfBirth: '1990-01-31',
      gender: 'MALE',
    };
    expect(sentEvents()).toEqual([{ type: 'patient.submitted', patient: typed }]);
  });

  it('of a child asks for the consent of the guardian, and sends it', async () => {
    const { sentEvents } = await patients([]);
    const box = () =>
      screen.queryByRole<HTMLInputElement>('checkbox', { name: bookingCopy.patient.guardian });
    expect(box()).toBeNull();
    type('Date of birth', '1990-01-31');
    expect(box()).toBeNull();
    type('Date of birth', '2024-01-31');
    press('Next');
    fireEvent.click(box()!);
    await waitFor(() => expect(box()!.checked).toBe(true));
    press('Next');
    expect(
      sentEvents().map((event) => 'patient' in event && event.patient.guardianConsents),
    ).toEqual([false, true]);
  });

  it('sends nothing for what was left open', async () => {
    const { sentEvents } = await patients([]);
    press('Next');
    const typed = { id: null, relation: 'MYSELF', name: 'Asha Menon', dateOfBirth: '', gender: '' };
    expect(sentEvents()).toEqual([{ type: 'patient.submitted', patient: typed }]);
  });

  it('of a saved patient begins with what is saved, and changes that one', async () => {
    const { sentEvents } = await patients([myself, son], {
      fact: { type: 'patient.edited', patientId: 'p2' },
    });
    expect([chosenIn('Booking for'), field('Name').value, chosenIn('Gender')]).toEqual([
      ['SON'],
      'Ravi Menon',
      ['MALE'],
    ]);
    expect(field('Date of birth').value).toBe(son.dateOfBirth);
    type('Name', 'Ravi K Menon');
    press('Next');
    expect(sentEvents()).toMatchObject([
      { type: 'patient.submitted', patient: { id: 'p2', relation: 'SON', name: 'Ravi K Menon' } },
    ]);
  });

  it('does not begin with what was typed about another patient', async () => {
    writeTyped('patient', { id: 'p0', relation: 'MYSELF', name: 'Somebody', named: 'yes' });
    await patients([myself, son], { fact: { type: 'patient.edited', patientId: 'p2' } });
    expect(field('Name').value).toBe('Ravi Menon');
  });

  it('that is left by Cancel goes back to the list, and forgets what was typed', async () => {
    const { sentEvents } = await patients([son], added);
    type('Name', 'Nobody');
    expect(readTyped('patient')).toMatchObject({ id: '', name: 'Nobody' });
    press('Cancel');
    expect(sentEvents()).toEqual([{ type: 'editing.cancelled' }]);
    expect(readTyped('patient')).toBeUndefined();
    expect(where()).toBe('/');
  });

  it('that is left by Cancel where there is no list leads home', async () => {
    const { sentEvents } = await patients([]);
    press('Cancel');
    expect([sentEvents(), where()]).toEqual([[], '/home']);
  });

  it('forgets what was typed once it is saved, and not when it is refused', async () => {
    const { go } = await patients([]);
    type('Name', 'Ravi Menon');
    type('Date of birth', '2020-01-31');
    await choose('Male');
    press('Next');
    await go({ fails: 'savePatient', with: failure() });
    expect(readTyped('patient')).toMatchObject({ name: 'Ravi Menon' });
    expect(field('Name').value).toBe('Ravi Menon');
    press('Next');
    await go({ answers: 'savePatient', with: son });
    expect(readTyped('patient')).toBeUndefined();
  });

  it.each([
    ['a new patient', '', { type: 'patient.added' }],
    ['a saved one', 'p2', { type: 'patient.edited', patientId: 'p2' }],
    ['one that is gone', 'p9', { type: 'patient.added' }],
  ])('opens again after a reload with what was typed about %s', async (_, id, fact) => {
    writeTyped('patient', { id, relation: 'SON', name: 'Typed', named: 'yes' });
    const { sentEvents } = await patients([myself, son]);
    expect(sentEvents()).toEqual([fact]);
  });

  it('is the way on where the list cannot be loaded', async () => {
    const { sentEvents } = await showFunnel({
      draft,
      steps: [{ fact: { type: 'booking.resumed' } }, { fails: 'loadPatients', with: failure() }],
    });
    expect(screen.getByRole('alert').textContent).toContain('Your saved patients could not be');
    press('New Patient');
    expect(sentEvents()).toEqual([{ type: 'patient.added' }]);
  });
});
