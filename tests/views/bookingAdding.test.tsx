// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lab, otherLab, patient } from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { AddTestSheet } from '../../web/booking/AddTestSheet.tsx';
import { BookingRail } from '../../web/booking/BookingRail.tsx';
import { BookingStepper } from '../../web/booking/BookingStepper.tsx';
import { bookingSteps } from '../../web/booking/bookingSteps.tsx';
import type { BookingStep } from '../../web/booking/bookingSteps.tsx';
import { labTest } from '../shown/stockPages.shown.ts';
import { typed } from '../shown/shownOnPage.ts';
import { at, chosen, comes, showFunnel } from './support/funnel.tsx';
import { button, press } from './support/page.ts';

const son = { ...patient, id: 'p2', name: 'Ravi Menon' };
const test = (id: string, name: string) => ({ ...labTest, id, name });
const labTests = [
  labTest,
  test('t2', 'TSH'),
  ...Array.from({ length: 7 }, (_, index) => test(`x${index}`, `Test ${index}`)),
];
const answers = { labTests, patients: [typed('Patient', patient), typed('Patient', son)] };

const second = { testId: 't2', patientId: 'p2' };
const first = { testId: 't1', patientId: 'p1' };
const visit: Draft = { ...chosen, added: [second] };
const atLabs = (...labs: object[]): Step[] => [at('lab'), { answers: 'loadLabs', with: labs }];

describe('the tests of a visit', () => {
  it('are listed once there are several, and each can be taken out', async () => {
    const { sentEvents } = await showFunnel({ draft: visit, steps: atLabs(lab), answers });
    const title = screen.getByRole('heading', { name: 'Your visit (2 tests)' });
    const items = [...title.nextElementSibling!.querySelectorAll('li')];
    await waitFor(() =>
      expect(items.map(({ textContent }) => textContent)).toEqual([
        'Lipid Profile · Leela Menon',
        'TSH · Ravi Menon',
      ]),
    );
    press('Remove TSH for Ravi Menon');
    expect(sentEvents()).toEqual([{ type: 'item.removed', item: second }]);
  });

  it('are not listed where there is one', async () => {
    await showFunnel({ steps: atLabs(lab), answers });
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getAllByText('per 1 Test')).toHaveLength(1);
  });

  it('cannot be taken out while the labs are loaded anew', async () => {
    await showFunnel({ draft: visit, steps: atLabs(lab).slice(0, 1), answers });
    const remove = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Remove Lipid Profile for Leela Menon',
    });
    expect(remove.disabled).toBe(true);
  });

  // A press on them would do nothing.
  it('are not added to, nor the labs sorted, before the labs are there', async () => {
    const { go } = await showFunnel({ steps: atLabs(lab).slice(0, 1), answers });
    const tools = () => ['Add Test', 'Sort'].map((name) => button(name).disabled);
    expect(tools()).toEqual([true, true]);
    await go({ fails: 'loadLabs' });
    expect(tools()).toEqual([true, true]);
    await go({ fact: { type: 'load.retried' } }, comes('loadLabs', lab));
    expect(tools()).toEqual([false, false]);
    // The sheet, which hides the page, gives the focus back to its button.
    await go({ fact: { type: 'item.wanted' } });
    const behind = { name: 'Add Test', hidden: true };
    expect(screen.getByRole<HTMLButtonElement>('button', behind).disabled).toBe(false);
  });

  it('that a lab does not do are named, and do not count in its price', async () => {
    const short = { ...otherLab, missingTests: [{ id: 't2', name: 'TSH' }] };
    await showFunnel({ draft: visit, steps: atLabs(lab, short), answers });
    const prices = [...document.querySelectorAll('[id^="price-"]')];
    expect(prices.map(({ textContent }) => textContent)).toEqual([
      '₹649 (usual price), you pay ₹549₹100 offfor 2 tests',
      '₹609 (usual price), you pay ₹509₹100 offfor 1 tests',
    ]);
    expect(screen.getAllByText('Does not do TSH')).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: otherLab.name }).disabled).toBe(
      true,
    );
    const none = 'No lab does all of these tests. Please take one out.';
    expect(screen.queryByText(none)).toBeNull();
    cleanup();
    await showFunnel({ draft: visit, steps: atLabs(short), answers });
    expect(screen.getAllByText(none)).toHaveLength(1);
  });

  it('are at most six: then no more can be added, and the button says so', async () => {
    const added = Array.from({ length: 5 }, (_, index) => ({ ...second, testId: `x${index}` }));
    await showFunnel({ draft: { ...chosen, added: added.slice(1) }, steps: atLabs(lab), answers });
    expect([button('Add Test').disabled, button('Add Test').title]).toEqual([false, '']);
    cleanup();
    await showFunnel({ draft: { ...chosen, added }, steps: atLabs(lab), answers });
    expect([button('Add Test').disabled, button('Add Test').title]).toEqual([
      true,
      'A visit has at most 6 tests',
    ]);
  });
});

describe('one more test', () => {
  const wanted: Step = { fact: { type: 'item.wanted' } };
  const sheet = async (draft: Draft) => {
    const shown = await showFunnel({
      draft,
      steps: [...atLabs(lab), wanted, { answers: 'loadPatientsToAdd', with: [patient, son] }],
      answers,
      View: AddTestSheet,
    });
    await screen.findByText('TSH');
    return shown;
  };
  const offered = () =>
    within(screen.getByRole('list'))
      .getAllByRole<HTMLButtonElement>('button')
      .map((one) => `${one.textContent}${one.disabled ? ' (closed)' : ''}`);

  it('is one of the most popular, or of those that are found by name', async () => {
    await sheet(chosen);
    expect(offered()).toEqual([
      'Lipid ProfileAdded (closed)',
      'TSH',
      ...Array.from({ length: 6 }, (_, index) => `Test ${index}`),
    ]);
    const heading = screen.getByRole('heading', { level: 3 });
    expect(heading.textContent).toBe('Popular tests');
    const search = screen.getByLabelText('Search for lab test, packages');
    fireEvent.change(search, { target: { value: 'test 6' } });
    expect([heading.textContent, offered()]).toEqual(['1 result(s) found', ['Test 6']]);
    fireEvent.change(search, { target: { value: 'nothing' } });
    expect([heading.textContent, screen.getByRole('list').childElementCount]).toEqual([
      '0 result(s) found',
      0,
    ]);
  });

  it('is for the patient of the booking, or for whom is picked', async () => {
    const { sentEvents } = await sheet(chosen);
    fireEvent.click(screen.getByText('TSH'));
    expect(sentEvents()).toEqual([{ type: 'item.added', item: { testId: 't2', patientId: 'p1' } }]);
    cleanup();
    const other = await sheet(visit);
    fireEvent.click(screen.getByLabelText('Ravi Menon'));
    await waitFor(() =>
      expect(offered().slice(0, 2)).toEqual(['Lipid Profile', 'TSHAdded (closed)']),
    );
    fireEvent.click(screen.getByText('Lipid Profile'));
    expect(other.sentEvents()).toEqual([
      { type: 'item.added', item: { ...first, patientId: 'p2' } },
    ]);
  });

  it('is given up with Close', async () => {
    const { sentEvents } = await sheet(chosen);
    press('Close');
    await waitFor(() => expect(sentEvents()).toEqual([{ type: 'adding.cancelled' }]));
  });
});

describe('back to a step that is done', () => {
  const at = (draft: Draft, Part: () => React.ReactNode) =>
    showFunnel({ draft, steps: [], answers, View: Part });

  it.each<[BookingStep, string[]]>([
    ['patient', []],
    ['lab', ['Change patient']],
    ['slot', ['Change patient', 'Change lab']],
    ['address', ['Change patient', 'Change lab', 'Change time slot']],
    ['repeating', []],
    ['review', []],
    ['payment', []],
  ])('from %s the rail leads', async (step, names) => {
    const { sentEvents } = await at(chosen, () => <BookingRail step={step} />);
    const buttons = screen.queryAllByRole('button');
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(names);
    for (const one of buttons) fireEvent.click(one);
    const steps = ['#patient', '#lab', '#slot'].slice(0, names.length);
    expect(sentEvents()).toEqual(steps.map((to) => ({ type: 'xstate.route', to })));
  });

  it('the rail does not lead to what comes after something that is not chosen', async () => {
    await at({ ...chosen, patientId: null }, () => <BookingRail step="address" />);
    const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['Change patient']);
  });

  it('a milestone with no open step is no button', async () => {
    const { sentEvents } = await at({ ...chosen, patientId: null }, () => (
      <BookingStepper current={3} />
    ));
    const milestones = screen.getAllByRole('button');
    for (const one of milestones) fireEvent.click(one);
    expect(sentEvents()).toEqual([{ type: 'xstate.route', to: '#patient' }]);
  });

  it('the milestones lead to their last steps', async () => {
    const { sentEvents } = await at(chosen, () => <BookingStepper current={3} />);
    const milestones = screen.getAllByRole('button');
    for (const one of milestones) fireEvent.click(one);
    const last = new Map(
      Object.entries(bookingSteps)
        .filter(([, { path }]) => typeof path === 'string')
        .map(([step, { milestone }]) => [milestone, `#${step}`]),
    );
    expect(last.get(0)).toBe('#lab');
    expect(sentEvents()).toEqual(
      [0, 1, 2].map((milestone) => ({ type: 'xstate.route', to: last.get(milestone) })),
    );
    const items = screen.getAllByRole('listitem');
    expect(items.map((one) => one.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'step',
    ]);
    expect(items.map((one) => one.querySelectorAll('svg, button').length)).toEqual([2, 2, 2, 0]);
  });
});
