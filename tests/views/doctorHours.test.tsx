// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallsPage } from '../../web/admin/calls/CallsPage.tsx';
import { adminCallsCopy as copy } from '../../web/copy/adminCalls.ts';
import { staffPagesShown } from '../shown/staffPages.shown.ts';
import { press, says } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';

const { doctorHours } = staffPagesShown.adminCalls.answers;

it('hours in the way of calls are saved once these are given to others, and the calls read anew', async () => {
  const service = await serve(<CallsPage />, {
    DoctorCalls: { doctorCalls: [] },
    DoctorHours: { doctorHours },
    SaveDoctorHours: refusal('One call is in the way.', { reason: 'CALLS_IN_THE_WAY' }),
  });
  await screen.findByText(copy.none);
  press(copy.save);
  await says('One call is in the way.');
  screen.getByText(copy.handOverText);
  service.answers.SaveDoctorHours = { saveDoctorHours: { ...doctorHours, version: 'v2' } };
  press(copy.handOver);
  await screen.findByText(copy.saved);
  expect(service.sent('SaveDoctorHours')).toMatchObject([
    { input: { version: 'v1', handOver: false } },
    { input: { version: 'v1', handOver: true } },
  ]);
  expect(screen.queryByText(copy.handOver)).toBeNull();
  await waitFor(() => expect(service.sent('DoctorCalls')).toHaveLength(2));
});
