// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AdminLabPage } from '../../web/admin/labs/AdminLabPage.tsx';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminLabsCopy as labs } from '../../web/copy/adminLabs.ts';
import { stockPagesShown } from '../shown/stockPages.shown.ts';
import { newPage } from './support/browserBack.ts';
import { field, write } from './support/forms.ts';
import { alerts, labelled, put } from './support/page.ts';
import { serve } from './support/service.tsx';

beforeEach(() => void newPage());

const { adminLab: lab } = stockPagesShown.adminLab.answers;

async function open(stored: object) {
  const at = { path: '/admin/labs/:id', url: '/admin/labs/l1' };
  await serve(<AdminLabPage />, { AdminLab: { adminLab: { ...lab, ...stored } } }, { at });
  await screen.findByRole('button', { name: labs.save });
}

it.each([
  {
    name: 'a form that is saved as a whole',
    theirs: { address: '5, Hill Road' },
    type: () => write('address', '9, Lake View'),
    mine: () => field('address').value,
  },
  {
    name: 'the hours of a lab',
    theirs: { slotMinutes: 20 },
    type: () => put(labs.slotMinutes, '60'),
    mine: () => labelled(labs.slotMinutes).value,
  },
])(
  'a text of $name that stands over what somebody else has saved is said after a reload',
  async ({ theirs, type, mine }) => {
    await open({});
    type();
    const typed = mine();
    cleanup();
    await open({});
    expect(alerts()).toEqual([]);
    cleanup();
    await open({ ...theirs, version: 'v2' });
    expect(mine()).toBe(typed);
    expect(alerts()).toEqual([adminCopy.changedSince]);
  },
);

it('a reload says nothing where nothing was typed', async () => {
  await open({});
  cleanup();
  await open({ address: '5, Hill Road', version: 'v2' });
  expect(alerts()).toEqual([]);
});
