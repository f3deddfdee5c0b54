import { afterEach, expect, it, vi } from 'vitest';
import { sendSteps } from '../../web/flowFigures/sendSteps.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
  async () => new Response(),
);
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockClear());

it('what is sent to be counted has the steps, no cookie and no referrer, and outlives the page', () => {
  const steps = [
    { flow: 'booking', state: 'lab.choosing', next: 'slot.loading', bucket: 2, count: 1 },
  ];
  sendSteps(steps);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, { body, headers, ...init }] = fetched.mock.calls[0]!;
  expect(url).toBe('/graphql');
  expect(init).toEqual({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  expect(headers).toEqual({ 'content-type': 'application/json' });
  const sent = JSON.parse(body as string) as Record<string, unknown>;
  expect(sent).toEqual({
    query: expect.stringMatching(/^mutation CountFlowSteps/) as string,
    variables: { steps },
  });
});

it('nothing is sent where nothing was counted', () => {
  sendSteps([]);
  expect(fetched).not.toHaveBeenCalled();
});
