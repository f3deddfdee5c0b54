import { expect, it } from 'vitest';
import { longestStaffSearch } from '../../machines/text/longest.ts';
import { queryOf, readFilters, writeFilters } from '../../web/admin/orderFilters.ts';

const none = {
  sort: null,
  direction: 'ASC',
  status: 'all',
  lab: '',
  technician: '',
  from: '',
  to: '',
  search: '',
} as const;
const nothingAsked = {
  sort: null,
  direction: null,
  status: null,
  labId: null,
  technicianId: null,
  technician: null,
  from: null,
  to: null,
  search: null,
  after: null,
};

/** The query of a URL, the filters that it names, and what the service is asked for. */
const rows: [string, object, object][] = [
  ['', {}, {}],
  ['?sort=amount', { sort: 'AMOUNT' }, { sort: 'AMOUNT', direction: 'ASC' }],
  [
    '?sort=visit&direction=desc',
    { sort: 'VISIT', direction: 'DESC' },
    { sort: 'VISIT', direction: 'DESC' },
  ],
  ['?status=placed', { status: 'placed' }, { status: 'placed' }],
  ['?status=refundDelayed', { status: 'refundDelayed' }, { status: 'refundDelayed' }],
  ['?status=cancelled', { status: 'cancelled' }, { status: 'cancelled' }],
  ['?lab=l1', { lab: 'l1' }, { labId: 'l1' }],
  ['?technician=a1', { technician: 'a1' }, { technicianId: 'a1' }],
  ['?technician=name%3ARavi', { technician: 'name:Ravi' }, { technician: 'Ravi' }],
  ['?from=2026-09-07', { from: '2026-09-07' }, { from: '2026-09-07' }],
  ['?to=2026-09-08', { to: '2026-09-08' }, { to: '2026-09-08' }],
  ['?search=asha', { search: 'asha' }, { search: 'asha' }],
];
it.each(rows)('%s', (query, named, asked) => {
  const filters = { ...none, ...named };
  expect(readFilters(query, 'all')).toEqual(filters);
  expect(writeFilters(filters, 'all')).toBe(query);
  expect(queryOf(filters)).toEqual({ ...nothingAsked, ...asked });
});

it('a page has a status of its own, which its URL need not name', () => {
  expect(readFilters('', 'examining').status).toBe('examining');
  expect(readFilters('?status=all', 'examining').status).toBe('all');
  expect(writeFilters({ ...none, status: 'examining' }, 'examining')).toBe('');
  expect(writeFilters(none, 'examining')).toBe('?status=all');
});

it('what a URL names otherwise is read as it is meant, or not at all', () => {
  expect(readFilters('?sort=Amount&status=PLACED', 'all')).toEqual({
    ...none,
    sort: 'AMOUNT',
    status: 'placed',
  });
  expect(readFilters('?sort=weight&status=lost&direction=up', 'all')).toEqual(none);
});

it('spaces around what is searched are none of it; a direction without a sort is none', () => {
  const filters = { ...none, search: ' asha ', direction: 'DESC' } as const;
  expect(writeFilters(filters, 'all')).toBe('?search=asha');
  expect(queryOf(filters)).toEqual({ ...nothingAsked, search: 'asha' });
  expect(writeFilters({ ...none, search: '  ' }, 'all')).toBe('');
  expect(queryOf({ ...none, search: '  ' })).toEqual(nothingAsked);
});

it('a search in the URL is cut to what the service takes', () => {
  const { search } = queryOf(readFilters(`?search=${'a'.repeat(longestStaffSearch + 1)}`, 'all'));
  expect(search).toBe('a'.repeat(longestStaffSearch));
});
