// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuditPage } from '../../web/admin/staff/AuditPage.tsx';
import { detailWords } from '../../web/admin/staff/auditWords.ts';
import { InvitationPage } from '../../web/admin/staff/InvitationPage.tsx';
import { field, write } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-09-07T02:00:00.000Z';
const put = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe('an invitation', () => {
  const invited = {
    staffInvitation: { name: 'Nina Rao', email: 'nina@example.com', staffRole: 'LAB' },
  };
  const open = (answers: ServiceAnswers) =>
    serve(<InvitationPage />, answers, { at: { path: '*', url: '/adminInvitation#the-token' } });

  it('is taken with a password', async () => {
    const service = await open({
      StaffInvitation: invited,
      AcceptInvitation: refusal('It is too short.'),
    });
    await screen.findByText('Welcome, Nina Rao. You will work here as: Lab.');
    expect(service.sent('StaffInvitation')).toEqual([{ token: 'the-token' }]);
    expect([field('email').value, field('email').readOnly]).toEqual(['nina@example.com', true]);
    write('password', 'assay-demo-1');
    press('Open my account');
    await waitFor(() => expect(alerts()).toEqual(['It is too short.']));
    expect(service.place()).toBe('/adminInvitation');
    service.answers.AcceptInvitation = { acceptInvitation: { message: 'Done' } };
    press('Open my account');
    await waitFor(() => expect(service.place()).toBe('/admin'));
    const sent = { token: 'the-token', password: 'assay-demo-1' };
    expect(service.sent('AcceptInvitation')).toEqual([sent, sent]);
  });

  it.each([
    [refusal('The link is too old.', { code: 'NOT_FOUND' }), 'The link is too old.', 0],
    ['away' as const, 'We cannot reach the service', 1],
  ])(
    'that cannot be shown leads to the login; another try where that may help',
    async (answer, words, retries) => {
      const service = await open({ StaffInvitation: answer });
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      expect(screen.getByRole('link', { name: 'To the login' }).getAttribute('href')).toBe(
        '/adminLogin',
      );
      expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(retries);
      if (retries === 0) return;
      service.answers.StaffInvitation = invited;
      press('Retry');
      expect(await screen.findAllByText(/^Welcome, Nina Rao/)).toHaveLength(1);
      expect(service.sent('StaffInvitation').at(-1)).toEqual({ token: 'the-token' });
    },
  );
});

describe('the audit', () => {
  const entry = (id: string, changes: object) => ({
    id,
    at,
    personId: 's1',
    personName: 'Meera Nair',
    action: 'order.moved',
    orders: [],
    detail: null,
    ...changes,
  });
  const people = [{ id: 's1', name: 'Meera Nair', email: 'meera@example.com' }];
  const log = (items: object[], next: string | null = null) => ({
    auditLog: { items, next, people },
  });
  const list = () =>
    within(screen.getByRole('list', { name: 'Audit' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('says who did what to which orders, and goes on', async () => {
    const first = [
      entry('e1', { orders: ['o1', 'o2', 'o3'], detail: 'assign' }),
      entry('e2', { orders: ['o1', 'o2', 'o3', 'o4'] }),
    ];
    await serve(<AuditPage />, {
      AuditLog: ({ after }) =>
        after === 'c1' ? log([entry('e3', { action: 'moon.landed' })]) : log(first, 'c1'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list()).toHaveLength(3));
    const moved = 'Meera Nair · Moved an order along';
    expect(list()).toEqual([
      `${moved}Assign technician · o1 · o2 · o3Mon, 7 Sept, 07:30 am`,
      `${moved}4 ordersMon, 7 Sept, 07:30 am`,
      'Meera Nair · moon.landedMon, 7 Sept, 07:30 am',
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is narrowed by person, act and day', async () => {
    const service = await serve(<AuditPage />, { AuditLog: log([]) });
    const asked = { person: null, action: null, day: null, after: null };
    await screen.findByText('Nothing was done that fits.');
    put('Person', 's1');
    await waitFor(() =>
      expect(service.sent('AuditLog').at(-1)).toEqual({ ...asked, person: 's1' }),
    );
    put('Act', 'logged.in');
    put('Day', '2026-09-07');
    const all = { person: 's1', action: 'logged.in', day: '2026-09-07', after: null };
    await waitFor(() => expect(service.sent('AuditLog').at(-1)).toEqual(all));
    fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(
      ['Person', 'Act', 'Day'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value),
    ).toEqual(['', '', '']);
  });

  it.each([
    ['search:0123', 'with a search'],
    ['cancel nobodyThere', 'Cancel and refund, Nobody there'],
    ['ravi@example.com technician', 'ravi@example.com, Technician'],
    ['faq 4', 'Frequent questions, 4'],
    ['constructor toString', 'constructor, toString'],
    // An act that led to another one is named as the list names it.
    ['order.moved research:0123', 'Moved an order along, research:0123'],
  ])('says "%s" as: %s', (detail, words) => {
    expect(detailWords(detail)).toBe(words);
  });

  it('says each of the service’s words as the administration does', () => {
    const words = {
      assign: 'Assign technician',
      collect: 'Sample collected',
      examine: 'Start examining',
      complete: 'Complete',
      rejectSample: 'Sample rejected',
      cancel: 'Cancel and refund',
      reschedule: 'Choose another time',
      nobodyThere: 'Nobody there',
      notFasting: 'Patient not fasting',
      refused: 'Patient refused',
      other: 'Other',
      newTime: 'Customer chooses another time',
      owner: 'Owner',
      operations: 'Operations',
      lab: 'Lab',
      technician: 'Technician',
      placed: 'Order placed',
      assigned: 'Technician assigned',
      collection: 'Sample collection',
      examining: 'Examining',
      completed: 'Completed',
      faq: 'Frequent questions',
      testimonials: 'Testimonials',
      banner: 'Banner',
      terms: 'Terms & conditions',
      privacy: 'Privacy notice',
      cancelled: 'Cancelled',
    };
    expect(Object.fromEntries(Object.keys(words).map((word) => [word, detailWords(word)]))).toEqual(
      words,
    );
  });
});
