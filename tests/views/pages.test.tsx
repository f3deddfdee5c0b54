// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '../../web/routes.ts';
import type { PageLoader, Route } from '../../web/shared/route.ts';
import { expectNames, pressClosedButtons, show } from './support/show.tsx';

/** Pages that ask the gateway themselves; those that a machine asks for are in the other files. */
const asking = (Object.entries(routes) as [string, Route][]).filter(
  ([name, { access, load }]) =>
    load && (access === 'customer' || access === 'admin') && name !== 'trackOrder',
);
/** A page that has nothing to wait for, and one whose tiles stand while they are counted. */
const atOnce = new Set(['adminAddTest', 'adminAddLab', 'adminAddOffer', 'adminImportTests']);
const withoutShape = new Set([
  'adminAddTest',
  'adminAddLab',
  'adminAddOffer',
  'adminImportTests',
  'admin',
]);

/** A page that is about what its path names. */
const named: Record<string, { path: string; url: string }> = {
  adminContent: { path: routes.adminContent.path, url: '/admin/content/faq' },
};

afterEach(cleanup);

describe.each(asking)('%s', (name, { load }) => {
  it('shows its shape until the answer is there', async () => {
    const Page = await (load as PageLoader)();
    await show(<Page />, 'never', named[name]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryAllByRole('status').length > 0).toBe(!withoutShape.has(name));
    expectNames();
    pressClosedButtons();
  });
  it.skipIf(atOnce.has(name))('says what failed, with Retry', async () => {
    const Page = await (load as PageLoader)();
    await show(<Page />, 'error', named[name]);
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('status')).toEqual([]);
    expectNames();
  });
});
