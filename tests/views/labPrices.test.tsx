// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LabPricesPage } from '../../web/admin/labs/LabPricesPage.tsx';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminLabsCopy as copy } from '../../web/copy/adminLabs.ts';
import { adminLab as lab } from '../../devtools/samples/labSchedule.samples.ts';
import { alerts, button, labelled, press, put, says, valueOf } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

describe('prices', () => {
  const tests = ['Lipid Profile', 'TSH', 'Ferritin'];
  /** The prices of the three tests, as the service has them. */
  const prices = (...all: (number | null)[]) =>
    all.map((priceInRupees, index) => ({
      testId: `t${index + 1}`,
      testName: tests[index],
      priceInRupees,
      planned: null,
      labId: 'lab0',
    }));
  const labPrices = prices(1649, 320, null);
  const open = async (answers: ServiceAnswers = {}, calls?: string[], id = 'lab0') => {
    const service = await serve(
      <LabPricesPage />,
      { LabPrices: { adminLab: lab, labPrices }, ...answers },
      {
        at: { path: '/admin/labs/:id/prices', url: `/admin/labs/${id}/prices` },
        ...(calls && { staff: { calls } }),
      },
    );
    await screen.findByRole('heading', { name: copy.pricesOf('North Lab') });
    return service;
  };
  const save = () => button(/^Save/);
  const standing = () => [save().textContent, save().disabled];
  const saves = (...all: (number | null)[]) => ({ saveLabPrices: prices(...all) });
  const tooHigh = refusal('A price is too high.');

  it('are sent as far as they were changed; an empty one is offered no more', async () => {
    const service = await open({ SaveLabPrices: tooHigh });
    expect(standing()).toEqual([copy.savePrices(0), true]);
    put('TSH', ' 349 ');
    expect(standing()).toEqual([copy.savePrices(1), false]);
    put('Lipid Profile', '');
    put('Ferritin', '99');
    put('Ferritin', '');
    put(copy.pricesFrom, '2026-12-01');
    expect(standing()).toEqual([copy.savePrices(2), false]);
    fireEvent.click(save());
    await says('A price is too high.');
    const changed = [
      { testId: 't1', price: null },
      { testId: 't2', price: '349' },
    ];
    expect(service.sent('SaveLabPrices')).toEqual([
      { change: { labId: 'lab0', prices: changed, from: '2026-12-01' } },
    ]);
    expect(valueOf('TSH')).toBe(' 349 ');
    service.answers.SaveLabPrices = saves(null, 349, null);
    fireEvent.click(save());
    await says(copy.saved);
    expect([valueOf('TSH'), valueOf(copy.pricesFrom), save().disabled]).toEqual(['349', '', true]);
    // Another change that is refused changes nothing of what was saved.
    service.answers.SaveLabPrices = tooHigh;
    put('TSH', '350');
    expect(alerts()).toEqual([]);
    fireEvent.click(save());
    await says('A price is too high.');
    expect(service.sent('SaveLabPrices').at(-1)).toMatchObject({ change: { from: null } });
    expect(standing()).toEqual([copy.savePrices(1), false]);
  });

  it.each([
    ['5', 5],
    ['+10', 10],
    [' 5 ', 5],
    ['-10', -10],
  ])('all of them change by "%s" percent: asked for as %i', async (typed, percent) => {
    const service = await open({ ChangedLabPrices: { labPrices: prices(400, 400, null) } });
    put(copy.percent, typed);
    press(copy.fillIn);
    await waitFor(() => expect(save().textContent).toBe(copy.savePrices(2)));
    expect(tests.map(valueOf)).toEqual(['400', '400', '']);
    // Another press asks again: the service's prices may be others by then.
    press(copy.fillIn);
    await waitFor(() => expect(service.sent('ChangedLabPrices')).toHaveLength(2));
    expect(service.sent('ChangedLabPrices')[0]).toEqual({ labId: 'lab0', percent });
  });

  it('change by a percentage alone; what cannot be computed stays, with the reason', async () => {
    await open({ ChangedLabPrices: refusal('That is below nothing.') });
    for (const typed of ['', '5.5', 'ten', '+ 5', '5x', 'x5', '1000']) {
      put(copy.percent, typed);
      expect([typed, button(copy.fillIn).disabled]).toEqual([typed, true]);
    }
    put(copy.percent, '-100');
    press(copy.fillIn);
    await says('That is below nothing.');
    expect(valueOf('TSH')).toBe('320');
  });

  it.each([
    ['price.t2', 'TSH'],
    ['from', copy.pricesFrom],
  ])('are refused at the field that is wrong: %s', async (name, label) => {
    const params = { field: name };
    await open({ SaveLabPrices: refusal('That is wrong.', { code: 'BAD_REQUEST', params }) });
    put('Lipid Profile', '1');
    fireEvent.click(save());
    await says('That is wrong.');
    expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual([labelled(label)]);
  });

  it('that were typed are there again after a reload, for the same lab, until they are saved', async () => {
    await open();
    put(copy.percent, '5');
    put('TSH', '349');
    cleanup();
    await open({}, undefined, 'lab1');
    expect(valueOf('TSH')).toBe('320');
    cleanup();
    await open({ SaveLabPrices: saves(1649, 320, null) });
    expect([valueOf('TSH'), valueOf(copy.percent)]).toEqual(['349', '5']);
    fireEvent.click(save());
    await says(copy.saved);
    cleanup();
    await open();
    expect([valueOf('TSH'), valueOf(copy.percent)]).toEqual(['320', '']);
  });

  it('can be read by whom the service does not let change them; there may be none', async () => {
    await open({}, ['labPrices']);
    expect(alerts()).toEqual([adminCopy.notOpen.onlyToRead]);
    expect(labelled('TSH').matches(':disabled')).toBe(true);
    cleanup();
    await open({ LabPrices: { adminLab: lab, labPrices: [] } });
    expect(screen.getAllByText(copy.noTests)).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
