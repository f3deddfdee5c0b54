// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddLabPage } from '../../web/admin/labs/AddLabPage.tsx';
import { AdminLabPage } from '../../web/admin/labs/AdminLabPage.tsx';
import { AdminLabsPage } from '../../web/admin/labs/AdminLabsPage.tsx';
import { adminLab as plainLab } from '../../devtools/samples/labSchedule.samples.ts';
import { box, field, paste, tick, write } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import { alerts, hrefs, press, says } from './support/page.ts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { AddOfferPage } from '../../web/admin/offers/AddOfferPage.tsx';
import { stockPagesShown } from '../shown/stockPages.shown.ts';
import type { ServiceAnswers } from './support/service.tsx';

const at = { path: '/admin/labs/:id', url: '/admin/labs/lab0' };
const lab = {
  ...plainLab,
  rating: 4.5,
  ratingSource: 'Survey',
  ratingCount: 812,
  accreditation: { body: 'CAP', number: '77-1' },
  pins: ['5600'],
};
const input = {
  name: 'North Lab',
  address: '12 MG Road, Bengaluru',
  reportHours: 24,
  rating: 4.5,
  ratingSource: 'Survey',
  ratingCount: 812,
  accreditation: { body: 'CAP', number: '77-1' },
  active: true,
  pins: ['5600'],
};

it.each([
  [undefined, ['/admin/add-lab', '/admin/labs/lab0', '/admin/labs/l2']],
  [['adminLabs'], ['/admin/labs/lab0', '/admin/labs/l2']],
])('labs are listed for somebody with %o', async (calls, ways) => {
  const adminLabs = [lab, { ...lab, id: 'l2', name: 'South Lab', hours: [], active: false }];
  await serve(<AdminLabsPage />, { AdminLabs: { adminLabs } }, calls ? { staff: { calls } } : {});
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'NLNorth Lab12 MG Road, Bengaluru',
    'SLSouth LabNo opening hours yetPaused',
  ]);
  expect(hrefs()).toEqual(ways);
  expect(screen.queryByText('No labs yet.')).toBeNull();
});

describe('what a lab is', () => {
  const open = async (
    shown: object,
    answers: Parameters<typeof serve>[1] = {},
    calls?: string[],
  ) => {
    const service = await serve(
      <AdminLabPage />,
      { AdminLab: { adminLab: shown }, ...answers },
      { at, ...(calls && { staff: { calls } }) },
    );
    await screen.findByRole('heading', { level: 1, name: 'North Lab' });
    return service;
  };
  const save = async (service: Awaited<ReturnType<typeof open>>) => {
    press('Save');
    await waitFor(() => expect(service.sent('ChangeLab').length).toBeGreaterThan(0));
    return service.sent('ChangeLab').at(-1);
  };

  it('is saved as it stands', async () => {
    const service = await open(lab, { ChangeLab: { changeLab: lab } });
    expect(service.sent('AdminLab')).toEqual([{ id: 'lab0' }]);
    expect(await save(service)).toEqual({ id: 'lab0', version: 'v1', input });
    await says('Saved.');
    expect(hrefs()).toEqual(['/admin/labs/lab0/prices']);
  });

  it.each([
    [
      { rating: '', ratingSource: ' ', ratingCount: '', accreditationBody: '' },
      { rating: null, ratingSource: null, ratingCount: null, accreditation: null },
    ],
    [
      { rating: ' 4,25 ', ratingSource: ' Our survey ' },
      { rating: 4.25, ratingSource: 'Our survey' },
    ],
    // The service says that it is none.
    [
      { rating: 'good', ratingCount: 'many', reportHours: 'soon' },
      { rating: 'good', ratingCount: 'many', reportHours: 'soon' },
    ],
    [
      { accreditationBody: 'NABL', accreditationNumber: 'MC-1' },
      { accreditation: { body: 'NABL', number: 'MC-1' } },
    ],
    [
      { name: 'New Lab', address: '1, Lake Road', reportHours: '12' },
      { name: 'New Lab', address: '1, Lake Road', reportHours: 12 },
    ],
  ])('%o is sent as %o', async (typed, sent) => {
    const service = await open(lab, { ChangeLab: refusal('It is too much.') });
    for (const [name, value] of Object.entries(typed)) {
      if (name === 'accreditationBody') fireEvent.change(field(name), { target: { value } });
      else write(name, value);
    }
    expect(await save(service)).toEqual({
      id: 'lab0',
      version: 'v1',
      input: { ...input, ...sent },
    });
    await says('It is too much.');
  });

  it('is where it collects, and whether it is offered', async () => {
    const service = await open({ ...lab, active: false });
    expect(box('Offered to customers').checked).toBe(false);
    await tick('Offered to customers');
    paste('PIN codes where this lab collects, or their first digits', '६०० ०,');
    expect(await save(service)).toMatchObject({ input: { active: true, pins: ['5600', '6000'] } });
  });

  it('has a picture, which is saved as it is chosen', async () => {
    const service = await open(lab, { SetLabImage: refusal('It is no picture.') });
    const picture = screen.getByLabelText('Save picture', { selector: 'input' });
    const choose = (files: File[]) => fireEvent.change(picture, { target: { files } });
    choose([]);
    choose([new File(['png'], 'lab.png', { type: 'image/png' })]);
    await says('It is no picture.');
    service.answers.SetLabImage = { setLabImage: lab };
    choose([new File(['png'], 'lab.png', { type: 'image/png' })]);
    await waitFor(() => expect(service.sent('AdminLab')).toHaveLength(2));
    const sent = { id: 'lab0', image: 'lab.png' };
    expect(service.sent('SetLabImage')).toEqual([sent, sent]);
    expect(alerts()).toEqual([]);
  });

  it('begins as offered, with reports after a day; its page says what comes next', async () => {
    const service = await serve(<AddLabPage />, { AddLab: refusal('It needs a name.') });
    press('Save');
    await says('It needs a name.');
    expect(service.sent('AddLab')).toEqual([
      {
        input: {
          name: '',
          address: '',
          reportHours: 24,
          rating: null,
          ratingSource: null,
          ratingCount: null,
          accreditation: null,
          active: true,
          pins: [],
        },
      },
    ]);
  });

  it.each([
    [
      { added: true },
      [],
      ['The lab is added. Now give it opening hours, so that it can be booked.'],
    ],
    [{ added: true }, lab.hours, []],
    [null, [], []],
  ])('the page that follows with %o says what is missing', async (state, hours, words) => {
    const entry = { pathname: '/admin/labs/lab0', state };
    await serve(
      <AdminLabPage />,
      { AdminLab: { adminLab: { ...lab, hours } } },
      { at: { path: at.path, url: entry as never } },
    );
    await screen.findByRole('heading', { level: 1, name: 'North Lab' });
    expect(alerts()).toEqual(words);
  });
});

describe('what is new', () => {
  const Arrived = () => <code>{JSON.stringify(useLocation())}</code>;
  const open = (page: React.ReactNode, answers: ServiceAnswers) =>
    serve(
      <Routes>
        <Route path="/" element={page} />
        <Route path="*" element={<Arrived />} />
      </Routes>,
      answers,
    );
  it.each([
    [
      'lab',
      <AddLabPage key="lab" />,
      { AddLab: { addLab: { ...lab, id: 'l7' } } },
      '/admin/labs/l7',
    ],
    [
      'offer',
      <AddOfferPage key="offer" />,
      { AddOffer: { addOffer: stockPagesShown.adminOffer.answers.adminOffer } },
      '/admin/offers/FIRST60',
    ],
  ])('a %s leads to its page, which knows that it was added', async (_, page, answers, place) => {
    await open(page, answers);
    press('Save');
    const arrived = await waitFor(
      () =>
        JSON.parse(document.querySelector('code')!.textContent) as {
          pathname: string;
          state: object;
        },
    );
    expect([arrived.pathname, arrived.state]).toEqual([place, { added: true }]);
  });
});
