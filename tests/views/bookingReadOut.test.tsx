// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  lab,
  laterSlot,
  otherLab,
  patient,
  returningPatient,
  slot,
  soonSlot,
} from '../../devtools/samples/entities.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { LabStep } from '../../web/booking/LabStep.tsx';
import { PatientStep } from '../../web/booking/PatientStep.tsx';

import { at, below, chosen, comes, showFunnel } from './support/funnel.tsx';
import { asked, beside } from './support/visit.tsx';
import { addressLines } from '../shown/addressLines.ts';
import { button } from './support/page.ts';

beforeEach(() => {
  asked.length = 0;
});

/** What is read out with a box or a radio, by its name. */
const readOut = () =>
  [...document.querySelectorAll('input[aria-describedby]')].map((box) => [
    box.getAttribute('aria-label'),
    ...box
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent),
  ]);

describe('with each choice is read out what it is', () => {
  it('a patient: who they are', async () => {
    const son = {
      ...patient,
      id: 'p2',
      name: 'Ravi',
      relation: 'MYSELF',
      gender: 'MALE',
      age: 1,
      infantAge: null,
    };
    const draft = { ...emptyDraft('d1'), testId: 't1', patientId: 'p1' };
    const { go } = await showFunnel({
      draft,
      steps: [at('patient'), comes('loadPatients', returningPatient, son)],
    });
    expect(readOut()).toEqual([
      ['Leela Menon', 'Mother · Female · 69 years'],
      ['Ravi', 'Self · Male · 1 year'],
    ]);
    const [, last] = screen.getAllByRole('heading');
    expect([last!.textContent, last!.nextElementSibling!.textContent]).toEqual([
      'As last time',
      'Kaveri Precision Labs, at the same address',
    ]);
    expect(below()).toBe('1 Patient Selected');
    await go({ fact: { type: 'patient.unticked' } });
    expect(below()).toBe('No Patient Selected');
  });

  it('an address: where it is, and that it is the default one', async () => {
    const office = { ...address, id: 'a2', houseNo: '4', road: 'Mount Road', isDefault: false };
    await showFunnel({ steps: [at('address'), comes('loadAddresses', office, address)] });
    expect(readOut()).toEqual([
      ['HOME', `HOME${addressLines(address).join('')}`],
      ['4, Mount Road', addressLines(office).join('')],
    ]);
  });

  it('a lab: its rating, slots, time, marks, trust and price', async () => {
    const unrated = { ...otherLab, ratingCount: null, slotsAvailable: 0 };
    const uncounted = { ...otherLab, id: 'l3', name: 'Udaya', rating: null, accreditation: null };
    await showFunnel({ steps: [at('lab'), comes('loadLabs', lab, unrated, uncounted)] });
    expect(readOut()).toEqual([
      [
        lab.name,
        'Rating 4.7 (1,204)9 slots availableEarliest: Mon, 23 Nov, 07:00 amReport in 10 HrsFastest reportNABL accredited, MC-2345',
        '₹649 (usual price), you pay ₹549₹100 offper 1 Test',
      ],
      [
        otherLab.name,
        'No slots openReport in 12 HrsDemo lab',
        '₹609 (usual price), you pay ₹509₹100 offper 1 Test',
      ],
      [
        'Udaya',
        '4 slots availableReport in 12 HrsLowest priceDemo lab',
        '₹609 (usual price), you pay ₹509₹100 offper 1 Test',
      ],
    ]);
    expect(screen.queryByText(/^Does not do/)).toBeNull();
  });

  it('a day and a time: how near it is, how many places are left, and whether it needs fasting', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T00:00:00Z') });
    await showFunnel({
      draft: { ...chosen, slotId: null },
      steps: [at('slot'), comes('loadSlots', soonSlot, { ...slot, placesLeft: 2 }, laterSlot)],
    });
    expect(readOut()).toEqual([
      ['Mon, 23 Nov', 'Today'],
      ['Tue, 24 Nov', 'Tomorrow'],
      ['06:30 am', 'if fasting', '5 places left'],
      ['07:00 am', '2 places left'],
    ]);
    expect(button(/^Earliest/).textContent).toBe('Earliest: Today, 07:00 am');
  });
});

describe('the labs', () => {
  it('are come to with Tab at the first that can be chosen', async () => {
    const full = { ...lab, slotsAvailable: 0 };
    const third = { ...otherLab, id: 'l3', name: 'Udaya' };
    const { go } = await showFunnel({
      draft: { ...chosen, labId: null },
      steps: [at('lab'), comes('loadLabs', full, otherLab, third)],
      View: LabStep,
    });
    const stops = () => screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex);
    expect(stops()).toEqual([-1, 0, -1]);
    await go({ fact: { type: 'lab.selected', labId: 'l3' } });
    expect(stops()).toEqual([-1, -1, 0]);
  });
});

describe('the way to the first step', () => {
  const crumbs = () =>
    [...screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelectorAll('li')]
      .filter((item) => item.ariaHidden !== 'true')
      .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);
  const draft = { ...emptyDraft('d1'), testId: 't1' };
  const steps = [at('patient'), comes('loadPatients', patient)];

  it('names the test, as soon as its name is known', async () => {
    await showFunnel({ draft, steps, View: beside(() => <PatientStep />) });
    expect(crumbs()).toEqual([
      ['Home', '/home'],
      ['Lipid Profile', '/testinfo/t1'],
      ['Add Patient', undefined],
    ]);
    cleanup();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await showFunnel({ draft, steps });
    expect(crumbs()).toEqual([
      ['Home', '/home'],
      ['Add Patient', undefined],
    ]);
    vi.unstubAllGlobals();
  });
});
