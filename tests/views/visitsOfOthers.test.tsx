// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { departure, plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';
import { AdminArea } from '../../web/admin/AdminArea.tsx';
import { DashboardPage } from '../../web/admin/DashboardPage.tsx';
import { changeStoredOutbox } from '../../web/admin/day/staffStorage.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminDayCopy as copy } from '../../web/copy/adminDay.ts';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { newPage } from './support/browserBack.ts';
import { card, day, openDay } from './support/dayPage.tsx';
import { alerts, hrefs, press, put } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';

beforeEach(() => void newPage());

describe('what was noted on a visit that is somebody else’s by now', () => {
  const gone = refusal('This visit is with somebody else now', { code: 'FORBIDDEN' });
  const closed = refusal('Your role does not allow this', { code: 'FORBIDDEN' });

  it.each([
    ['was given to another technician', gone, day(), undefined],
    ['is no technician’s, as the role has changed', closed, closed, ['adminOrders']],
  ])('that %s stands there with the reason until it is handed on', async (_, no, visits, calls) => {
    await openDay(day(plannedVisit), { ActOnVisit: 'away' });
    press(copy.acts.COLLECT, await card());
    put(copy.collect.label('TSH', 'Leela Menon'), 'BLR-004211');
    press(copy.collect.send);
    await screen.findByText(copy.unsent(1));
    cleanup();

    await openDay(visits, { ActOnVisit: no }, calls);
    const notes = () => screen.findByRole('region', { name: copy.notes.title });
    expect((await notes()).textContent).toContain(copy.order(plannedVisit.number));
    expect(alerts()).toContain(no.errors[0]!.message);
    expect(document.querySelector('[data-visit]')).toBeNull();
    cleanup();
    await openDay(visits, {}, calls);
    expect((await notes()).textContent).toContain(copy.sampleOf('BLR-004211'));
    press(copy.notes.handedOn);
    await waitFor(() => expect(screen.queryByText(copy.notes.title)).toBeNull());
  });
});

describe('the administration', () => {
  const open = (url: string, calls: string[], visitsWithoutTechnician = 0) =>
    serve(
      <Routes>
        <Route path="/admin" element={<AdminArea />}>
          <Route path="*" element={<p>The page</p>} />
          <Route index element={<DashboardPage />} />
        </Route>
      </Routes>,
      {
        CurrentAdmin: {
          admin: {
            id: 's1',
            email: 'meera@example.com',
            name: 'Meera Nair',
            staffRole: 'OPERATIONS',
            labs: [],
            calls,
            staffWithoutLab: 0,
            visitsWithoutTechnician,
          },
        },
      },
      { at: { path: '*', url } },
    );

  it('leads who makes visits no more to what this device has noted of them', async () => {
    await open('/admin/day', ['adminCounters', 'adminOrders']);
    await screen.findByText(adminCopy.notOpen.text);
    cleanup();
    changeStoredOutbox('s1', { add: departure });
    await open('/admin/day', ['adminCounters', 'adminOrders']);
    await screen.findByText('The page');
    expect(hrefs()).toContain('/admin/day');
    changeStoredOutbox('s1', { drop: departure.key });
  });

  it('says on the dashboard how many visits lost their technician, and leads to them', async () => {
    await open('/admin', ['adminCounters', 'adminOrders'], 2);
    await screen.findByText(adminStaffCopy.visitsLeft(2));
    expect(hrefs()).toContain('/admin/appointments?status=technicianLeft');
  });
});
