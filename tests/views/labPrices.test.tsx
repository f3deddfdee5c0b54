// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LabPricesPage } from '../../web/admin/labs/LabPricesPage.tsx';
import { adminLab as lab } from '../../devtools/samples/labSchedule.samples.ts';
import { refusal, serve } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('prices', () => {
  const price = (
    testId: string,
    testName: string,
    priceInRupees: number | null,
    planned: object | null = null,
  ) => ({
    testId,
    testName,
    priceInRupees,
    planned,
  });
  const labPrices = [
    price('t1', 'Lipid Profile', 1649),
    price('t2', 'TSH', 320),
    price('t3', 'Ferritin', null),
  ];
  const open = async (answers: Parameters<typeof serve>[1] = {}, calls?: string[], id = 'lab0') => {
    const service = await serve(
      <LabPricesPage />,
      { LabPrices: { adminLab: lab, labPrices }, ...answers },
      {
        at: { path: '/admin/labs/:id/prices', url: `/admin/labs/${id}/prices` },
        ...(calls && { staff: { calls } }),
      },
    );
    await screen.findByRole('heading', { name: 'Prices of North Lab' });
    return service;
  };
  const put = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const save = (name = /^Save/) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('are sent as far as they were changed; an empty one is offered no more', async () => {
    const service = await open({ SaveLabPrices: refusal('A price is too high.') });
    expect([save().textContent, save().disabled]).toEqual(['Save prices', true]);
    put('TSH', ' 349 ');
    expect([save().textContent, save().disabled]).toEqual(['Save 1 price', false]);
    put('Lipid Profile', '');
    put('Ferritin', '99');
    put('Ferritin', '');
    put('From', '2026-12-01');
    expect(save().textContent).toBe('Save 2 prices');
    fireEvent.click(save());
    await waitFor(() => expect(alerts()).toEqual(['A price is too high.']));
    const prices = [
      { testId: 't1', price: null },
      { testId: 't2', price: '349' },
    ];
    expect(service.sent('SaveLabPrices')).toEqual([
      { change: { labId: 'lab0', prices, from: '2026-12-01' } },
    ]);
    expect(value('TSH')).toBe(' 349 ');
    const saved = [
      price('t1', 'Lipid Profile', null),
      price('t2', 'TSH', 349),
      price('t3', 'Ferritin', null),
    ];
    service.answers.SaveLabPrices = {
      saveLabPrices: saved.map((row) => ({ ...row, labId: 'lab0' })),
    };
    fireEvent.click(save());
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    expect([value('TSH'), value('From'), save().disabled]).toEqual(['349', '', true]);
    put('TSH', '350');
    expect(alerts()).toEqual([]);
    fireEvent.click(save());
    await waitFor(() =>
      expect(service.sent('SaveLabPrices').at(-1)).toMatchObject({ change: { from: null } }),
    );
  });

  it.each([
    ['5', 5],
    ['+10', 10],
    [' 5 ', 5],
    ['-10', -10],
    ['', null],
    ['5.5', null],
    ['ten', null],
    ['+ 5', null],
    ['5x', null],
    ['x5', null],
    ['1000', null],
  ])('all of them change by "%s" percent: asked for as %o', async (typed, percent) => {
    const raised = labPrices.map((row) => ({
      ...row,
      labId: 'lab0',
      priceInRupees: row.priceInRupees && 400,
    }));
    const service = await open({ ChangedLabPrices: { labPrices: raised } });
    put('Change all by percent', typed);
    const fill = screen.getByRole<HTMLButtonElement>('button', { name: 'Fill in' });
    expect(fill.disabled).toBe(percent === null);
    if (percent === null) return;
    fireEvent.click(fill);
    await waitFor(() => expect(save().textContent).toBe('Save 2 prices'));
    expect(service.sent('ChangedLabPrices')).toEqual([{ labId: 'lab0', percent }]);
    expect(['Lipid Profile', 'TSH', 'Ferritin'].map(value)).toEqual(['400', '400', '']);
    // Another press asks again: the service's prices may be others by then.
    fireEvent.click(fill);
    await waitFor(() => expect(service.sent('ChangedLabPrices')).toHaveLength(2));
  });

  it('that cannot be computed stay, with the reason', async () => {
    await open({ ChangedLabPrices: refusal('That is below nothing.') });
    put('Change all by percent', '-100');
    press('Fill in');
    await waitFor(() => expect(alerts()).toEqual(['That is below nothing.']));
    expect(value('TSH')).toBe('320');
  });

  it.each([
    ['price.t2', 'TSH'],
    ['from', 'From'],
  ])('are refused at the field that is wrong: %s', async (name, label) => {
    const params = { field: name };
    await open({ SaveLabPrices: refusal('That is wrong.', { code: 'BAD_REQUEST', params }) });
    put('Lipid Profile', '1');
    fireEvent.click(save());
    await waitFor(() => expect(alerts()).toEqual(['That is wrong.']));
    const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
    expect(wrong).toEqual([screen.getByLabelText(label)]);
  });

  it('that were saved are not changed by another change that is refused', async () => {
    const saved = [price('t1', 'Lipid Profile', 1700), ...labPrices.slice(1)];
    const service = await open({
      SaveLabPrices: { saveLabPrices: saved.map((row) => ({ ...row, labId: 'lab0' })) },
    });
    put('Lipid Profile', '1700');
    fireEvent.click(save());
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    service.answers.SaveLabPrices = refusal('A price is too high.');
    put('TSH', '999999');
    fireEvent.click(save());
    await waitFor(() => expect(alerts()).toEqual(['A price is too high.']));
    expect(save().textContent).toBe('Save 1 price');
  });

  it('that were typed are there again after a reload, for the same lab, until they are saved', async () => {
    await open();
    put('TSH', '349');
    cleanup();
    await open({}, undefined, 'lab1');
    expect(value('TSH')).toBe('320');
    cleanup();
    const saved = labPrices.map((row) => ({ ...row, labId: 'lab0' }));
    await open({ SaveLabPrices: { saveLabPrices: saved } });
    expect(value('TSH')).toBe('349');
    fireEvent.click(save());
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    cleanup();
    await open();
    expect(value('TSH')).toBe('320');
  });

  it('can be read by whom the service does not let change them', async () => {
    await open({}, ['labPrices']);
    expect(alerts()).toEqual(['You can read this; an owner changes it.']);
    expect(screen.getByLabelText('TSH').closest('fieldset')!.disabled).toBe(true);
  });

  it('there are none without tests', async () => {
    await open({ LabPrices: { adminLab: lab, labPrices: [] } });
    expect(screen.getAllByText('No tests yet.')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
