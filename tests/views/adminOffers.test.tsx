// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddOfferPage } from '../../web/admin/offers/AddOfferPage.tsx';
import { AdminOfferPage } from '../../web/admin/offers/AdminOfferPage.tsx';
import { AdminOffersPage } from '../../web/admin/offers/AdminOffersPage.tsx';
import { setLanguage } from '../../web/copy/language.ts';
import { readTyped } from '../../web/ui/typedText.ts';
import { firstOrderOffer } from '../../devtools/samples/offers.ts';
import { box, field, tick, write } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  setLanguage('en');
  vi.unstubAllGlobals();
});

const bounds = { from: '2026-12-01', until: '2026-12-31', firstOrderOnly: true, perCustomer: 1 };
const offer = {
  offer: { ...firstOrderOffer.offer, ...bounds },
  budgetUses: 1000,
  budgetRupees: 9000,
  paused: true,
  running: false,
  uses: 12,
  rupeesGiven: 4320,
};
/** What is sent of it as it stands. */
const input = {
  title: '60% off your first order',
  titleHindi: 'आपके पहले ऑर्डर पर 60% की छूट',
  percent: '60',
  rupees: '',
  mostRupees: '500',
  from: '2026-12-01',
  until: '2026-12-31',
  perCustomer: '1',
  budgetUses: '1000',
  budgetRupees: '9000',
  firstOrderOnly: true,
  paused: true,
};
const typed = {
  title: 'Monsoon',
  titleHindi: 'मानसून',
  percent: '',
  rupees: '150',
  mostRupees: '',
  from: '2027-01-01',
  until: '2027-01-31',
  perCustomer: '2',
  budgetUses: '50',
  budgetRupees: '7500',
};
const fillIn = () => {
  for (const [name, value] of Object.entries(typed)) write(name, value);
};

it.each([
  [undefined, ['/admin/add-offer', '/admin/offers/FIRST60', '/admin/offers/B', '/admin/offers/C']],
  [['adminOffers'], ['/admin/offers/FIRST60', '/admin/offers/B', '/admin/offers/C']],
])('offers are listed for somebody with %o', async (calls, hrefs) => {
  const other = (code: string, changes: object) => ({
    ...offer,
    ...changes,
    offer: { ...offer.offer, code },
  });
  const adminOffers = [
    offer,
    other('B', { paused: false }),
    other('C', { running: true, paused: false }),
  ];
  const answers = { AdminOffers: { adminOffers } };
  await serve(<AdminOffersPage />, answers, calls ? { staff: { calls } } : {});
  const items = await screen.findAllByRole('listitem');
  const words = (code: string) =>
    `${code} · 60% off your first order60% off what the tests cost, up to ₹500 · For your first paid order, by account and mobile number · Once for each customer · From Tue, 1 Dec · Until Thu, 31 DecUsed 12 times, ₹4,320 given`;
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `${words('FIRST60')}Paused`,
    `${words('B')}Not running`,
    words('C'),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

it('offers are named in the language of who looks', async () => {
  setLanguage('hi');
  await serve(<AdminOffersPage />, { AdminOffers: { adminOffers: [offer] } });
  expect(await screen.findAllByText('FIRST60 · आपके पहले ऑर्डर पर 60% की छूट')).toHaveLength(1);
});

describe('an offer', () => {
  const at = { path: '/admin/offers/:code', url: '/admin/offers/FIRST60' };
  const open = async (shown: object, answers: Parameters<typeof serve>[1] = {}) => {
    const service = await serve(
      <AdminOfferPage />,
      { AdminOffer: { adminOffer: shown }, ...answers },
      { at },
    );
    await screen.findByText(/^Used 12 times/);
    return service;
  };
  const save = async (service: Awaited<ReturnType<typeof open>>) => {
    press('Save');
    await waitFor(() => expect(service.sent('ChangeOffer').length).toBeGreaterThan(0));
    return service.sent('ChangeOffer').at(-1);
  };

  it('is saved as it stands; what it gave is read anew', async () => {
    const service = await open(offer, {
      ChangeOffer: { changeOffer: { ...offer, uses: 13, rupeesGiven: 4680 } },
    });
    expect(service.sent('AdminOffer')).toEqual([{ code: 'FIRST60' }]);
    expect(await save(service)).toEqual({ code: 'FIRST60', input });
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    expect(document.body.textContent).toContain(
      'Used 13 times, ₹4,680 given · of 1000 uses 13 are taken · of ₹9,000 ₹4,680 are given',
    );
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('is changed in everything but its code', async () => {
    const service = await open(offer, { ChangeOffer: refusal('It ends too late.') });
    fillIn();
    await tick('Only for a first order', false);
    await tick('Paused', false);
    expect(await save(service)).toEqual({
      code: 'FIRST60',
      input: { ...typed, firstOrderOnly: false, paused: false },
    });
    await waitFor(() => expect(alerts()).toEqual(['It ends too late.']));
    expect(field('title').value).toBe('Monsoon');
  });

  it('that was saved is not changed by another change that is refused', async () => {
    const service = await open(offer, {
      ChangeOffer: { changeOffer: { ...offer, uses: 13, rupeesGiven: 4680 } },
    });
    await save(service);
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    service.answers.ChangeOffer = refusal('It ends too late.');
    press('Save');
    await waitFor(() => expect(alerts()).toEqual(['It ends too late.']));
    expect(screen.getAllByText(/^Used 13 times, ₹4,680 given/)).toHaveLength(1);
  });

  it('that was typed is there again after a reload, for the same offer, until it is saved', async () => {
    await open(offer);
    write('title', 'Monsoon');
    cleanup();
    await open({ ...offer, offer: { ...offer.offer, code: 'OTHER' } });
    expect(field('title').value).toBe('60% off your first order');
    cleanup();
    const service = await open(offer, { ChangeOffer: { changeOffer: offer } });
    expect(field('title').value).toBe('Monsoon');
    await save(service);
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    cleanup();
    await open(offer);
    expect(field('title').value).toBe('60% off your first order');
  });

  it('without bounds says only what it gave', async () => {
    await open({ ...offer, budgetUses: null, budgetRupees: null, paused: false });
    expect(screen.getAllByText('Used 12 times, ₹4,320 given')).toHaveLength(1);
    expect([field('budgetUses').value, field('budgetRupees').value]).toEqual(['', '']);
    expect([box('Only for a first order').checked, box('Paused').checked]).toEqual([true, false]);
    expect(alerts()).toEqual([]);
  });

  it.each([
    ['away' as const, 'We cannot reach the service'],
    [refusal('There is no such offer.', { code: 'NOT_FOUND' }), 'There is no such offer.'],
  ])('that cannot be shown says why', async (answer, words) => {
    const service = await serve(<AdminOfferPage />, { AdminOffer: answer }, { at });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    service.answers.AdminOffer = { adminOffer: offer };
    press('Retry');
    expect(await screen.findAllByText(/^Used 12 times/)).toHaveLength(1);
  });

  it('is added under its code, and its page says so', async () => {
    const service = await serve(<AddOfferPage />, { AddOffer: refusal('The code is taken.') });
    write('code', 'MONSOON');
    fillIn();
    await tick('Only for a first order');
    press('Save');
    await waitFor(() => expect(alerts()).toEqual(['The code is taken.']));
    expect(service.sent('AddOffer')).toEqual([
      { code: 'MONSOON', input: { ...typed, firstOrderOnly: true, paused: false } },
    ]);
    // Under a name that no other form has.
    expect(readTyped('offer.new')).toEqual({ code: 'MONSOON', ...typed });
    cleanup();
    // What was typed is there again after a reload.
    const again = await serve(<AddOfferPage />, {
      AddOffer: { addOffer: { ...offer, offer: { ...offer.offer, code: 'MONSOON' } } },
    });
    expect(field('code').value).toBe('MONSOON');
    press('Save');
    await waitFor(() => expect(again.place()).toBe('/admin/offers/MONSOON'));
    cleanup();
    await serve(<AddOfferPage />, {});
    expect(field('code').value).toBe('');
  });

  it('that was added a moment ago is there', async () => {
    const url = { pathname: at.url, state: { added: true } } as never;
    await serve(<AdminOfferPage />, { AdminOffer: { adminOffer: offer } }, { at: { ...at, url } });
    await screen.findByText(/^Used 12 times/);
    expect(alerts()).toEqual(['The offer is there.']);
  });
});
