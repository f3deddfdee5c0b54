// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const device = Date.parse('2026-11-23T06:40:00Z');
const rendered = Date.parse('2026-11-22T06:40:00Z');
const asked = vi.fn<typeof fetch>();

/** `vi.waitFor` moves the clock by its own steps. */
const toMinute = (time: number) => Math.floor(time / 60_000) * 60_000;

/** Loads the page's clock anew, on a device whose own clock stands. */
async function clock() {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: device });
  vi.stubGlobal('fetch', asked);
  const { serverNow } = await import('../../web/ui/serverNow.ts');
  return { serverNow, ...(await import('../../web/shared/serverTime.ts')) };
}
beforeEach(() => void asked.mockReset());

it('a page is hydrated at the time of its rendering; then the time of the service is read, and said to views', async () => {
  const { serverNow, hydrateAt, onTimeSet } = await clock();
  const there = '2026-11-23T08:00:00.000Z';
  asked.mockResolvedValue(new Response(null, { headers: { date: there } }));
  const changed = vi.fn<() => void>();
  onTimeSet(changed);
  hydrateAt(rendered);
  expect(serverNow()).toBe(rendered);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(new Date(toMinute(serverNow())).toISOString()).toBe(there);
});

it.each([
  ['cannot be asked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['says no time', () => Promise.resolve(new Response())],
])("where the service %s, the device's clock holds afterwards", async (_, answer) => {
  const { serverNow, hydrateAt } = await clock();
  asked.mockImplementation(answer);
  hydrateAt(rendered);
  await vi.waitFor(() => expect(toMinute(serverNow())).toBe(device));
});

it('nothing is asked where the texts of both times are the same', async () => {
  const { serverNow, hydrateAt } = await clock();
  hydrateAt(device - 9 * 60_000);
  expect([serverNow(), asked.mock.calls]).toEqual([device, []]);
});

it("a press of the staff is dated by the service's time, also after a start without a connection", async () => {
  const press = async () => {
    await clock();
    const { followServiceTime } = await import('../../web/admin/staffClock.ts');
    const { pressedAct } = await import('../../web/admin/day/pressedAct.ts');
    const stop = followServiceTime();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    stop();
    return () => toMinute(Date.parse(pressedAct('o1', { act: 'DEPART' }).pressedAt!));
  };
  const there = '2026-11-23T08:00:00.000Z';
  asked.mockResolvedValueOnce(new Response(null, { headers: { date: there } }));
  const online = await press();
  await vi.waitFor(() => expect(online()).toBe(Date.parse(there)));
  asked.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  const offline = await press();
  await vi.waitFor(() => expect(offline()).toBe(Date.parse(there)));
});
