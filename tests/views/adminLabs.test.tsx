// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddLabPage } from '../../web/admin/labs/AddLabPage.tsx';
import { AdminLabPage } from '../../web/admin/labs/AdminLabPage.tsx';
import { AdminLabsPage } from '../../web/admin/labs/AdminLabsPage.tsx';
import { adminLab as plainLab } from '../../devtools/samples/labSchedule.samples.ts';
import { box, field, paste, tick, write } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
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
])('labs are listed for somebody with %o', async (calls, hrefs) => {
  const adminLabs = [lab, { ...lab, id: 'l2', name: 'South Lab', hours: [], active: false }];
  await serve(<AdminLabsPage />, { AdminLabs: { adminLabs } }, calls ? { staff: { calls } } : {});
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'NLNorth Lab12 MG Road, Bengaluru',
    'SLSouth LabNo opening hours yetPaused',
  ]);
  expect(links()).toEqual(hrefs);
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
    expect(await save(service)).toEqual({ id: 'lab0', input });
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    expect(links()).toEqual(['/admin/labs/lab0/prices']);
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
      { rating: 0, ratingCount: null, reportHours: 0 },
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
    expect(await save(service)).toEqual({ id: 'lab0', input: { ...input, ...sent } });
    await waitFor(() => expect(alerts()).toEqual(['It is too much.']));
  });

  it('is where it collects, and whether it is offered', async () => {
    const service = await open({ ...lab, active: false });
    expect(box('Offered to customers').checked).toBe(false);
    await tick('Offered to customers');
    paste('PIN codes where this lab collects, or their first digits', '6000,');
    expect(await save(service)).toMatchObject({ input: { active: true, pins: ['5600', '6000'] } });
  });

  it('has a picture, which is saved as it is chosen', async () => {
    const service = await open(lab, { SetLabImage: refusal('It is no picture.') });
    const picture = screen.getByLabelText('Save picture', { selector: 'input' });
    const choose = (files: File[]) => fireEvent.change(picture, { target: { files } });
    choose([]);
    choose([new File(['png'], 'lab.png', { type: 'image/png' })]);
    await waitFor(() => expect(alerts()).toEqual(['It is no picture.']));
    service.answers.SetLabImage = { setLabImage: lab };
    choose([new File(['png'], 'lab.png', { type: 'image/png' })]);
    await waitFor(() => expect(service.sent('AdminLab')).toHaveLength(2));
    const sent = { id: 'lab0', image: 'lab.png' };
    expect(service.sent('SetLabImage')).toEqual([sent, sent]);
    expect(alerts()).toEqual([]);
  });

  it('can be changed by whom the service lets', async () => {
    await open(lab, {}, ['adminLab', 'saveLabHours', 'saveLabHolidays']);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByText('Picture')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Save hours' })).toHaveLength(1);
  });

  it('begins as offered, with reports after a day; its page says what comes next', async () => {
    const service = await serve(<AddLabPage />, { AddLab: refusal('It needs a name.') });
    press('Save');
    await waitFor(() => expect(alerts()).toEqual(['It needs a name.']));
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
    service.answers.AddLab = { addLab: { ...lab, id: 'l7' } };
    press('Save');
    await waitFor(() => expect(service.place()).toBe('/admin/labs/l7'));
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
