// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AdminReportsPage } from '../../web/admin/AdminOrdersPage.tsx';
import { AdminTestsPage } from '../../web/admin/AdminTestsPage.tsx';
import { AdminLabPage } from '../../web/admin/labs/AdminLabPage.tsx';
import { AdminLabsPage } from '../../web/admin/labs/AdminLabsPage.tsx';
import { LabPricesPage } from '../../web/admin/labs/LabPricesPage.tsx';
import { AdminOfferPage } from '../../web/admin/offers/AdminOfferPage.tsx';
import { AdminOffersPage } from '../../web/admin/offers/AdminOffersPage.tsx';
import { OwnAccountPage } from '../../web/admin/staff/OwnAccountPage.tsx';
import { plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';
import { orderAnswers } from '../shown/orderLists.shown.ts';
import { stockPagesShown } from '../shown/stockPages.shown.ts';
import { card, day, openDay } from './support/dayPage.tsx';
import { serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const { adminLab, adminLabPrices, adminOffer } = stockPagesShown;
const { adminLabs, labs, technicians } = orderAnswers;
const answers: ServiceAnswers = {
  AdminTests: stockPagesShown.adminTests.answers,
  AdminLabs: stockPagesShown.adminLabs.answers,
  AdminLab: adminLab.answers,
  LabPrices: adminLabPrices.answers,
  AdminOffers: stockPagesShown.adminOffers.answers,
  AdminOffer: adminOffer.answers,
  AdminOrders: { adminOrders: { items: [], next: null } },
  LabsToFilter: { adminLabs },
  OpenLabsToFilter: { labs },
  Technicians: { technicians },
  OwnSessions: { ownSessions: [] },
  OwnSecondFactor: {
    ownSecondFactor: { on: false, since: null, recoveryCodesLeft: 0, required: false },
  },
};
const link = (href: string) => () => document.querySelector(`a[href="${href}"]`) !== null;
const button = (name: string) => () => screen.queryByRole('button', { name }) !== null;
const text = (words: string) => () => screen.queryByText(words) !== null;
const open = () => document.querySelector('fieldset[disabled]') === null;

/** A part of a page, the one call that it is for, and whether it is there. */
const parts: [
  part: string,
  call: string,
  page: () => ReactNode,
  ready: string,
  isThere: () => boolean,
][] = [
  ['the import', 'importCatalogue', () => <AdminTestsPage />, 'TSH', link('/admin/import-tests')],
  ['a new lab', 'addLab', () => <AdminLabsPage />, 'Meghdoot', link('/admin/add-lab')],
  ['a new offer', 'addOffer', () => <AdminOffersPage />, 'Paused', link('/admin/add-offer')],
  ['what a lab is', 'changeLab', () => <AdminLabPage />, 'Opening hours', button('Save')],
  ["a lab's picture", 'setLabImage', () => <AdminLabPage />, 'Opening hours', text('Picture')],
  ['its prices', 'saveLabPrices', () => <LabPricesPage />, 'TSH', open],
  ['an offer', 'changeOffer', () => <AdminOfferPage />, 'Percentage off', open],
  [
    'who is sent',
    'technicians',
    () => <AdminReportsPage />,
    'No orders found.',
    () => screen.queryByLabelText('Technician') !== null,
  ],
  [
    'where one is logged in',
    'ownSessions',
    () => <OwnAccountPage />,
    'Second factor',
    () => screen.queryAllByText('Where you are logged in').length > 0,
  ],
];
describe.each(parts)('%s', (_, call, page, ready, isThere) => {
  it.each([true, false])(`is open to whom the service lets call ${call}: %s`, async (mayCall) => {
    const calls = mayCall ? [call] : ['adminTests'];
    const at = { path: '/:id/:code', url: '/t1/FIRST60' };
    await serve(page(), answers, { at, staff: { calls } });
    await screen.findAllByText(ready);
    await waitFor(() => expect(isThere()).toBe(mayCall));
  });
});

it.each([
  [['visits'], false],
  [['visits', 'adminOrders'], true],
])('whose a visit is is said to whoever may call %o: %s', async (calls, said) => {
  await openDay(day(plannedVisit), {}, calls);
  expect((await card()).textContent.includes('Technician: Ravi Kumar')).toBe(said);
});
