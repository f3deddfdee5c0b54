// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invitationPage } from '../../web/admin/invitation.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { findTestPorts } from '../../web/home/findTest.ports.ts';
import { routes } from '../../web/routes.ts';
import { client } from '../../web/shared/apollo.ts';
import type { Route } from '../../web/shared/route.ts';
import { adminLoginPage } from '../../web/signIn/adminLogin.ts';
// What jsdom has not.
import './support/show.tsx';

afterEach(() => {
  setLanguage('en');
  vi.restoreAllMocks();
});

const all = Object.entries(routes as unknown as Record<string, Route>);
it.each(all.filter(([, { load }]) => load))('%s: its code is there', async (_, { load }) => {
  const page = await load!();
  expect([typeof page, page.name]).toEqual(['function', expect.stringMatching(/^[A-Z]/)]);
});

describe('the staff’s words', () => {
  it.each([
    ['login', adminLoginPage, 'AdminLoginPage'],
    ['invitation', invitationPage, 'InvitationPage'],
  ])('come with the page of the %s', async (_, load, name) => {
    setLanguage('hi', { ...hindi, areas: {} });
    expect(adminCopy.orders.search).toMatch(/^[ -~]+$/);
    expect((await load()).name).toBe(name);
    expect(adminCopy.orders.search).toMatch(/[\u0900-\u097F]/);
  });
});

it('related tests are those that the service finds for what was typed', async () => {
  const asked = vi
    .spyOn(client, 'query')
    .mockResolvedValue({ data: { relatedTests: [{ id: 't1' }] } } as never);
  const input = { text: 'thyroid' };
  const found = await findTestPorts.loadRelated(input, new AbortController().signal);
  expect(found).toEqual([{ id: 't1' }]);
  expect(asked.mock.calls[0]![0]).toMatchObject({ variables: input });
});
