// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddOfferPage } from '../../web/admin/offers/AddOfferPage.tsx';
import { AdminOfferPage } from '../../web/admin/offers/AdminOfferPage.tsx';
import { AdminOffersPage } from '../../web/admin/offers/AdminOffersPage.tsx';
import { adminOffersCopy as copy } from '../../web/copy/adminOffers.ts';
import { readTyped } from '../../web/ui/typedText.ts';
import { firstOrderOffer } from '../../devtools/samples/offers.ts';
import { box, field, tick, write } from './support/forms.ts';
import { alerts, hrefs, press, says, texts } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const bounds = { from: '2026-12-01', until: '2026-12-31', firstOrderOnly: true, perCustomer: 1 };
const offer = {
  version: 'v1',
  offer: { ...firstOrderOffer.offer, ...bounds },
  budgetUses: 1000,
  budgetRupees: 9000,
  paused: true,
  running: false,
  uses: 12,
  rupeesGiven: 4320,
};
const coded = (code: string, changes: object = {}) => ({
  ...offer,
  ...changes,
  offer: { ...offer.offer, code },
});
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
  [undefined, ['/admin/add-offer']],
  [['adminOffers'], []],
])('offers are listed for somebody with %o', async (calls, add) => {
  const running = coded('C', { running: true, paused: false });
  const adminOffers = [offer, coded('B', { paused: false }), running];
  const answers = { AdminOffers: { adminOffers } };
  await serve(<AdminOffersPage />, answers, calls ? { staff: { calls } } : {});
  await screen.findAllByRole('listitem');
  const words = (code: string, standing: string) =>
    `${code} · 60% off your first order60% off what the tests cost, up to ₹500 · For your first paid order, by account and mobile number · Once for each customer · From Tue, 1 Dec 2026 · Until Thu, 31 Dec 2026Used 12 times, ₹4,320 given${standing}`;
  expect(texts('listitem')).toEqual([
    words('FIRST60', copy.paused),
    words('B', copy.notRunning),
    words('C', ''),
  ]);
  const ways = ['FIRST60', 'B', 'C'].map((code) => `/admin/offers/${code}`);
  expect(hrefs()).toEqual([...add, ...ways]);
});

describe('an offer', () => {
  const at = { path: '/admin/offers/:code', url: '/admin/offers/FIRST60' };
  const open = async (shown: object, answers: ServiceAnswers = {}) => {
    const service = await serve(
      <AdminOfferPage />,
      { AdminOffer: { adminOffer: shown }, ...answers },
      { at },
    );
    await screen.findByText(/^Used 12 times/);
    return service;
  };

  it('is saved as it stands, and in everything but its code; what it gave is read anew', async () => {
    const used = { ...offer, uses: 13, rupeesGiven: 4680 };
    const service = await open(offer, { ChangeOffer: { changeOffer: used } });
    expect(service.sent('AdminOffer')).toEqual([{ code: 'FIRST60' }]);
    expect(screen.queryByLabelText(copy.code)).toBeNull();
    service.answers.AdminOffer = { adminOffer: used };
    press(copy.save);
    await says(copy.saved);
    const given =
      'Used 13 times, ₹4,680 given · of 1000 uses 13 are taken · of ₹9,000 ₹4,680 are given';
    expect(document.body.textContent).toContain(given);
    // What is refused then changes nothing of it, and is not lost.
    service.answers.ChangeOffer = refusal('It ends too late.');
    fillIn();
    await tick(copy.firstOrderOnly, false);
    await tick(copy.pause, false);
    press(copy.save);
    await says('It ends too late.');
    expect(service.sent('ChangeOffer')).toEqual([
      { code: 'FIRST60', version: 'v1', input },
      { code: 'FIRST60', version: 'v1', input: { ...typed, firstOrderOnly: false, paused: false } },
    ]);
    expect(document.body.textContent).toContain(given);
    expect(field('title').value).toBe('Monsoon');
  });

  it('that was typed is there again after a reload, for the same offer, until it is saved', async () => {
    await open(offer);
    write('title', 'Monsoon');
    cleanup();
    await open(coded('OTHER'));
    expect(field('title').value).toBe(input.title);
    cleanup();
    await open(offer, { ChangeOffer: { changeOffer: offer } });
    expect(field('title').value).toBe('Monsoon');
    press(copy.save);
    await says(copy.saved);
    cleanup();
    await open({ ...offer, budgetUses: null, budgetRupees: null, paused: false });
    // Without bounds it says only what it gave.
    expect(screen.getAllByText('Used 12 times, ₹4,320 given')).toHaveLength(1);
    const values = ['title', 'budgetUses', 'budgetRupees'].map((name) => field(name).value);
    expect(values).toEqual([input.title, '', '']);
    expect([box(copy.firstOrderOnly).checked, box(copy.pause).checked]).toEqual([true, false]);
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
    await tick(copy.firstOrderOnly);
    press(copy.save);
    await says('The code is taken.');
    expect(service.sent('AddOffer')).toEqual([
      { code: 'MONSOON', input: { ...typed, firstOrderOnly: true, paused: false } },
    ]);
    // Under a name that no other form has.
    expect(readTyped('offer.new')).toEqual({
      code: 'MONSOON',
      ...typed,
      firstOrderOnly: 'true',
      paused: 'false',
    });
    cleanup();
    // What was typed is there again after a reload.
    const again = await serve(<AddOfferPage />, { AddOffer: { addOffer: coded('MONSOON') } });
    expect(field('code').value).toBe('MONSOON');
    press(copy.save);
    await waitFor(() => expect(again.place()).toBe('/admin/offers/MONSOON'));
    cleanup();
    await serve(<AddOfferPage />, {});
    expect(field('code').value).toBe('');
    cleanup();
    const url = { pathname: at.url, state: { added: true } } as never;
    await serve(<AdminOfferPage />, { AdminOffer: { adminOffer: offer } }, { at: { ...at, url } });
    await says(copy.added);
  });
});
