import { bookingPage } from './pages/booking.page.ts';
import { expect, inState, test } from './fixtures.ts';

test('service calls are told by the address to fail, to refuse with a code, to wait and to answer oddly', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await page.goto(
    '/testinfo/hba1c?rehearse=loadPatients:odd,loadLabs:fail,savePatient:fail:BAD_REQUEST',
  );
  await funnel.press('Add Patient');
  await inState(page, 'booking', 'patient.editing');
  await page.getByLabel('Name', { exact: true }).fill('Leela Iyer');
  await page.getByLabel('Date of birth').fill('1957-09-30');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await funnel.press('Next');
  await expect(page.getByRole('alert').getByText('(This is a rehearsal.)').first()).toBeVisible();
  await inState(page, 'booking', 'patient.editing');

  await page.goto('/testinfo/hba1c?rehearse=loadPatients:wait');
  await funnel.press('Add Patient');
  await inState(page, 'booking', 'patient.loading');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();

  await page.goto('/testinfo/hba1c?rehearse=loadLabs:fail');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await inState(page, 'booking', 'lab.loadFailed');
  await expect(page.getByText('The labs could not be loaded.')).toBeVisible();
});
