import type { Page } from '@playwright/test';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { watch } from './pages/flows.page.ts';
import { expect, inState, test } from './fixtures.ts';
import { axeOn } from './pages/axe.ts';

// What one of them rehearses holds for every app that is watched: they run one after the other.
test.describe.configure({ mode: 'default' });

/** The flow page in a tab of its own. */
async function openFlows(app: Page, query = ''): Promise<Page> {
  const flows = await app.context().newPage();
  await flows.setViewportSize({ width: 1280, height: 800 });
  await flows.goto(`/flows${query}#booking?chart`);
  await expect(flows.getByRole('group', { name: 'Statechart of booking' })).toBeVisible();
  return flows;
}

const chartOf = (flows: Page, machine: string) =>
  flows.locator(`main[data-machine-shown="${machine}"]`);

test('the flow page beside the app lights each state of a booking in order, to the paid order on the server, and no request leaves the machine', async ({
  page,
  customer: _,
  context,
}) => {
  const outside: string[] = [];
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith('http') && hostname !== '127.0.0.1',
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  const flows = await openFlows(page);
  const lit: string[] = [];
  await flows.exposeFunction('lit', (state: string) => lit.push(state));
  await flows.evaluate(() => {
    const main = document.querySelector('main')!;
    const exposed = window as unknown as { lit: (state: string) => void };
    new MutationObserver(() => exposed.lit(main.dataset.liveState ?? '')).observe(main, {
      attributeFilter: ['data-live-state'],
    });
  });
  const funnel = bookingPage(page);
  await page.goto('/testinfo/hba1c?inspect');
  await watch(flows, page);
  // A person looks at the chart between two presses; a test that does not would only find that two
  // states were lit at once.
  const inOrder: string[] = [];
  const isLit = async (state: object | string) => {
    inOrder.push(JSON.stringify(state));
    await expect(chartOf(flows, 'booking')).toHaveAttribute(
      'data-live-state',
      JSON.stringify(state),
    );
  };
  await funnel.press('Add Patient');
  await isLit({ patient: 'editing' });
  await expect(flows.locator('[data-state-id="booking.patient.editing"]')).toHaveAttribute(
    'data-active',
    'true',
  );
  await funnel.addPatient('Secret Person');
  await isLit({ patient: 'choosing' });
  await funnel.toLab();
  await isLit({ lab: 'choosing' });
  await funnel.toSlot();
  await isLit({ slot: 'choosing' });
  await funnel.pickSlot();
  await funnel.toAddress();
  await isLit({ address: 'editing' });
  await funnel.fillAddress();
  await isLit({ address: 'choosing' });
  await funnel.press('Complete Order');
  await isLit({ review: 'showing' });
  await funnel.press('Continue');
  await isLit({ payment: 'ready' });
  await funnel.openWindow();
  await isLit({ payment: 'windowOpen' });
  await funnel.payInWindow();
  await inState(page, 'booking', 'placed');
  await isLit('placed');
  const seen = lit.filter((state, index) => lit.indexOf(state) === index);
  expect(seen.filter((state) => inOrder.includes(state))).toEqual(inOrder);
  await flows.getByText('Context (masked)').click();
  await expect(flows.locator('pre')).toContainText('•••');
  // The server's own charts, whoever's order it is.
  await flows.getByLabel('Watching').selectOption('Server');
  await flows.getByRole('button', { name: 'payment live' }).click();
  await expect(flows.getByRole('group', { name: /^Statechart of payment/ })).toBeVisible();
  await expect(
    flows
      .getByRole('list', { name: 'Events' })
      .getByText(/Payment of order \w+ the provider has the money\s*Paid/)
      .first(),
  ).toBeVisible();
  await expect(flows.getByRole('button', { name: 'order live' })).toBeVisible();
  expect(await flows.locator('body').innerText()).not.toContain('Secret Person');
  expect(outside).toEqual([]);
});

test('a product owner steps back, sends events, watches one tab, and rehearses a failure, all by the keyboard', async ({
  page,
  customer: _,
}) => {
  const flows = await openFlows(page);
  const chart = chartOf(flows, 'booking');
  const press = async (name: string) => {
    await flows.getByRole('button', { name, exact: true }).focus();
    await flows.keyboard.press('Enter');
  };
  const funnel = bookingPage(page);
  await page.goto('/testinfo/tsh?inspect');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await watch(flows, page);
  await expect(chart).toHaveAttribute('data-live-state', '{"patient":"choosing"}');
  await press('Step back');
  await expect(chart).toHaveAttribute('data-live-state', '{"patient":"saving"}');
  await press('Step on');
  await expect(chart).toHaveAttribute('data-live-state', '{"patient":"choosing"}');
  await press('patient.added');
  await inState(page, 'booking', 'patient.editing');
  await press('patient.submitted');
  await expect(flows.getByRole('alert')).toHaveText(
    /^patient\.submitted did nothing: it lacks data: /,
  );
  await flows.getByRole('button', { name: /, patient\.editing/ }).focus();
  await flows.keyboard.press('Enter');
  await expect(
    flows
      .getByLabel('State', { exact: true })
      .getByRole('heading', { name: 'Filling in a patient' }),
  ).toBeVisible();
  await press('editing.cancelled');
  await inState(page, 'booking', 'patient.choosing');
  await flows.getByText('Rehearse failures').click();
  await flows.getByRole('combobox', { name: 'loadLabs' }).selectOption('fails');
  await press('patient.confirmed');
  await inState(page, 'booking', 'lab.loadFailed');
  await flows.getByRole('combobox', { name: 'loadLabs' }).selectOption('as it is');
  await press('load.retried');
  await inState(page, 'booking', 'lab.choosing');
  await press('lab.selected');
  await expect(flows.getByRole('alert')).toHaveText(
    'lab.selected did nothing: it lacks data: labId',
  );
  await flows.getByLabel('Data of the event (JSON)').fill('{"labId": "kaveri-precision-labs"}');
  await press('lab.selected');
  await expect(page.getByRole('radio', { name: 'Kaveri Precision Labs' })).toBeChecked();
  for (const width of [1280, 390]) {
    await flows.setViewportSize({ width, height: 800 });
    expect(
      (await axeOn(flows).analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes.map((node) => node.target.join(' ')),
      ]),
    ).toEqual([]);
  }
});

test('a booking without the inspector sends nothing to the flow page', async ({
  page,
  customer: _,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/flows/')) sent.push(request.url());
  });
  await bookToReview(page, 'TSH');
  expect(sent).toEqual([]);
});
