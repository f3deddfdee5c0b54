// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminCopy } from '../../web/copy/admin.ts';
import { openAdministration as open, signedIn } from './support/administration.tsx';
import { back, newPage, settled } from './support/browserBack.ts';
import { button, links, press, textsOf } from './support/page.ts';

beforeEach(() => void newPage());

describe('the menu of the administration', () => {
  const here = () => textsOf('[aria-current=page]');

  it('leads to every page that is not one of something else, each under its name', async () => {
    await open('/admin/settings', signedIn());
    await screen.findByText('The page');
    const menu = screen.getByRole('navigation', { name: adminCopy.menu });
    const groups = within(menu).getAllByRole('list');
    expect(
      groups.map(
        (group) => document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent,
      ),
    ).toEqual(Object.values(adminCopy.groups));
    expect(groups.map((group) => links(group))).toEqual([
      [
        ['Dashboard', '/admin'],
        ['Visits', '/admin/day'],
        ['Calls', '/admin/calls'],
        ['Appointments', '/admin/appointments'],
        ['Reports', '/admin/reports'],
      ],
      [
        ['Tests', '/admin/tests'],
        ['Add Test', '/admin/add-test'],
        ['Labs', '/admin/labs'],
        ['Offers', '/admin/offers'],
        ['Content', '/admin/content'],
      ],
      [
        ['Users', '/admin/users'],
        ['Staff', '/admin/staff'],
      ],
      [
        ['Settings', '/admin/settings'],
        ['Audit', '/admin/audit'],
        ['My account', '/admin/account'],
      ],
    ]);
  });

  it('unfolds by its button, and folds when a page is chosen or by Back', async () => {
    await open('/admin/settings', signedIn());
    await screen.findByText('The page');
    const fold = () => button(adminCopy.menu).getAttribute('aria-expanded');
    press(adminCopy.menu);
    expect(fold()).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: 'Labs' }));
    await waitFor(() => expect(here()).toEqual(['Labs']));
    expect(fold()).toBe('false');
    press(adminCopy.menu);
    await settled();
    await back();
    await waitFor(() => expect(fold()).toBe('false'));
    expect(here()).toEqual(['Labs']);
  });

  it('of few pages has no button in front of it', async () => {
    await open('/admin/day', signedIn(['visits', 'changeOwnPassword']));
    await screen.findByText('The page');
    expect(screen.queryByRole('button', { name: adminCopy.menu })).toBeNull();
  });

  it.each([
    ['/admin', 'The dashboard', ['Dashboard']],
    ['/admin/settings', 'The page', ['Settings']],
    ['/admin/labs/lab0', 'The page', ['Labs']],
  ])('says where one is: %s', async (url, words, current) => {
    await open(url, signedIn());
    await screen.findByText(words);
    expect(here()).toEqual(current);
  });
});
