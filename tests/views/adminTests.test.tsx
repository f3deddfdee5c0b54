// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddTestPage } from '../../web/admin/AddTestPage.tsx';
import { AdminTestPage } from '../../web/admin/AdminTestPage.tsx';
import { labTest } from '../shown/stockPages.shown.ts';
import { box, field, fillInTest, paste, testSent, tick, write } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a test is added', () => {
  it('with everything that was filled in; then another one begins empty', async () => {
    const service = await serve(<AddTestPage />, { AddTest: refusal('The price is too high.') });
    fillInTest();
    await tick('Heart');
    await tick('Diabetes');
    await tick('Heart', false);
    await tick('Package of several tests');
    press('Add Test');
    await waitFor(() => expect(alerts()).toEqual(['The price is too high.']));
    expect(field('testName').value).toBe('Vitamin D');
    service.answers.AddTest = { addTest: { message: 'Done', reason: 'DONE' } };
    press('Add Test');
    await screen.findByText('The test is in the catalogue.');
    const input = { ...testSent, concerns: ['DIABETES'], isPackage: true };
    expect(service.sent('AddTest')).toEqual([
      { input, icon: null, image: null },
      { input, icon: null, image: null },
    ]);
    press('Add another test');
    expect(field('testName').value).toBe('');
    expect(document.querySelectorAll('[data-part="item-text"]')).toHaveLength(0);
    expect([box('Diabetes').checked, box('Package of several tests').checked]).toEqual([
      false,
      false,
    ]);
  });

  it('without pictures where none was chosen, and with empty lists where nothing was', async () => {
    const service = await serve(<AddTestPage />, {});
    press('Add Test');
    await waitFor(() => expect(service.sent('AddTest')).toHaveLength(1));
    const lists = ['disclaimers', 'features', 'whyBook', 'aliases'];
    const hindi = ['disclaimersHindi', 'featuresHindi', 'whyBookHindi'];
    expect(service.sent('AddTest')).toEqual([
      {
        input: expect.objectContaining({
          ...Object.fromEntries([...lists, ...hindi, 'concerns'].map((name) => [name, []])),
          isPackage: false,
        }) as object,
        icon: null,
        image: null,
      },
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Add Test/ }).disabled).toBe(true);
  });

  it('and what was typed and ticked is there again after a reload', async () => {
    await serve(<AddTestPage />, {});
    write('testName', 'Vitamin D');
    paste('features', 'At home, Quick');
    await tick('Heart');
    cleanup();
    await serve(<AddTestPage />, {});
    expect(field('testName').value).toBe('Vitamin D');
    const tags = [...document.querySelectorAll('[data-part="item-text"]')];
    expect(tags.map(({ textContent }) => textContent)).toEqual(['At home', 'Quick']);
    expect(box('Heart').checked).toBe(true);
  });
});

describe('a test is changed', () => {
  const at = { path: '/admin/tests/:id', url: '/admin/tests/t1' };
  const hindi = {
    nameHindi: 'लिपिड',
    descriptionHindi: 'वसा',
    disclaimersHindi: ['एक बात'],
    whyBookHindi: ['दिल'],
    inclusionsHindi: ['एचडीएल', 'एलडीएल'],
    featuresHindi: ['घर पर'],
  };
  const test = {
    ...labTest,
    ...hindi,
    inclusions: ['HDL', 'LDL'],
    whyBook: ['Heart'],
    features: ['Quick'],
  };
  const catalogue = (changes: object = {}, active = true) => ({
    adminTests: [
      { test: { ...test, id: 't0', name: 'Another' }, active },
      { test: { ...test, ...changes }, active },
    ],
  });
  const unchanged = {
    testName: 'Lipid Profile',
    price: '1649',
    reportTime: '10 Hrs',
    tat: '',
    description: 'About it.',
    inclusions: 'HDL, LDL',
    disclaimers: ['Note one'],
    features: ['Quick'],
    whyBook: ['Heart'],
    aliases: ['cholesterol'],
    nameHindi: 'लिपिड',
    descriptionHindi: 'वसा',
    inclusionsHindi: 'एचडीएल, एलडीएल',
    disclaimersHindi: ['एक बात'],
    featuresHindi: ['घर पर'],
    whyBookHindi: ['दिल'],
    concerns: ['HEART'],
    isPackage: false,
    fasting: 'NEEDED',
    active: true,
  };
  const save = async (service: Awaited<ReturnType<typeof serve>>) => {
    press('Save');
    await waitFor(() => expect(service.sent('ChangeTest').length).toBeGreaterThan(0));
    return service.sent('ChangeTest').at(-1);
  };

  it('from what it is; saved as it stands, nothing of it is another', async () => {
    const service = await serve(
      <AdminTestPage />,
      { AdminTests: catalogue(), ChangeTest: { changeTest: catalogue().adminTests[1] } },
      { at },
    );
    await screen.findByRole('heading', { name: 'Lipid Profile' });
    expect(await save(service)).toEqual({ id: 't1', input: unchanged });
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
  });

  it('in all that can be filled in and chosen', async () => {
    const none = Object.fromEntries(
      [
        'disclaimers',
        'features',
        'whyBook',
        'aliases',
        'disclaimersHindi',
        'featuresHindi',
        'whyBookHindi',
      ].map((name) => [name, []]),
    );
    const service = await serve(
      <AdminTestPage />,
      { AdminTests: catalogue(none), ChangeTest: refusal('Another test has this name.') },
      { at },
    );
    await screen.findByRole('heading', { name: 'Lipid Profile' });
    fillInTest();
    await tick('Diabetes');
    await tick('Heart', false);
    await tick('Package of several tests');
    await tick('Offered to customers', false);
    fireEvent.change(screen.getByLabelText('Fasting'), { target: { value: 'UNKNOWN' } });
    expect(await save(service)).toEqual({
      id: 't1',
      input: {
        ...testSent,
        concerns: ['DIABETES'],
        isPackage: true,
        fasting: 'UNKNOWN',
        active: false,
      },
    });
    await waitFor(() => expect(alerts()).toEqual(['Another test has this name.']));
  });

  it.each([
    [null, '', null],
    [null, '99', '99'],
    // The service says that it needs one.
    [1649, '', ''],
  ])('whose price is %o and typed as "%s" is sent as %o', async (priceInRupees, typed, price) => {
    const service = await serve(
      <AdminTestPage />,
      { AdminTests: catalogue({ priceInRupees }) },
      { at },
    );
    await screen.findByRole('heading', { name: 'Lipid Profile' });
    expect(field('price').value).toBe(priceInRupees === null ? '' : '1649');
    write('price', typed);
    expect(await save(service)).toMatchObject({ input: { price } });
  });

  it('that is hidden says so; one that there is not leads to the list', async () => {
    await serve(<AdminTestPage />, { AdminTests: catalogue({ isPackage: true }, false) }, { at });
    await screen.findByRole('heading', { name: 'Lipid Profile' });
    expect(box('Offered to customers').checked).toBe(false);
    expect(box('Package of several tests').checked).toBe(true);
    cleanup();
    await serve(<AdminTestPage />, { AdminTests: { adminTests: [] } }, { at });
    const back = await screen.findByRole('link', { name: 'Tests' });
    expect(back.getAttribute('href')).toBe('/admin/tests');
  });
});
