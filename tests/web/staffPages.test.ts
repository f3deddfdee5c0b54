import { describe, expect, it } from 'vitest';
import { auditedActions } from '../../api/admin/audit.repository.ts';
import { callsOfRole, staffAccess, staffRoles } from '../../api/staffAccess.ts';
import { adminMenu } from '../../web/admin/adminMenu.ts';
import { pageCalls } from '../../web/admin/pageCalls.ts';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';

describe('the pages of the administration', () => {
  it('are each for a call that the service opens to some role', () => {
    expect(Object.values(pageCalls).filter((call) => !(call in staffAccess))).toEqual([]);
  });

  it.each(staffRoles)('have one in the menu for %s', (role) => {
    const calls: string[] = callsOfRole(role);
    const menu = Object.keys(adminMenu) as (keyof typeof adminMenu)[];
    expect(menu.filter((page) => calls.includes(pageCalls[page])).length).toBeGreaterThan(0);
  });
});

it('the audit has words for every act', () => {
  expect(Object.keys(adminStaffCopy.audit.acts).toSorted()).toEqual([...auditedActions].toSorted());
});
