// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useNavigationType } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AuditPage } from '../../web/admin/staff/AuditPage.tsx';
import { adminCopy } from '../../web/copy/admin.ts';
import { uiCopy } from '../../web/copy/ui.ts';
import { adminImportCopy } from '../../web/copy/adminImport.ts';
import { detailWords } from '../../web/admin/staff/auditWords.ts';
import { InvitationPage } from '../../web/admin/staff/InvitationPage.tsx';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { field, write } from './support/forms.ts';
import { chosenText, links, optionsOf, press, put, says, texts, valueOf } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

describe('an invitation', () => {
  const copy = adminStaffCopy.invitation;
  const StaffInvitation: ServiceAnswers[string] = ({ token }) => ({
    staffInvitation: { name: `Nina ${String(token)}`, email: 'nina@example.com', staffRole: 'LAB' },
  });
  const How = () => <code>{useNavigationType()}</code>;
  const open = (answers: ServiceAnswers) =>
    serve(
      <>
        <InvitationPage />
        <How />
        <Link to="#another">Another</Link>
      </>,
      { StaffInvitation, ...answers },
      { at: { path: '*', url: '/adminInvitation#one' } },
    );
  const welcomed = (token: string) => screen.findByText(copy.lead(`Nina ${token}`, 'Lab'));

  it('is taken with a password, after which it is nowhere that Back leads to', async () => {
    const service = await open({ AcceptInvitation: refusal('It is too short.') });
    await welcomed('one');
    fireEvent.click(screen.getByText('Another'));
    await welcomed('another');
    expect(service.sent('StaffInvitation')).toEqual([{ token: 'one' }, { token: 'another' }]);
    expect([field('email').value, field('email').readOnly]).toEqual(['nina@example.com', true]);
    write('password', 'assay-demo-1');
    press(copy.accept);
    await says('It is too short.');
    expect(service.place()).toBe('/adminInvitation');
    service.answers.AcceptInvitation = { acceptInvitation: { message: 'Done' } };
    press(copy.accept);
    await waitFor(() => expect(service.place()).toBe('/admin'));
    const sent = { token: 'another', password: 'assay-demo-1' };
    expect(service.sent('AcceptInvitation')).toEqual([sent, sent]);
    expect(screen.getAllByText('REPLACE')).toHaveLength(1);
  });

  it.each([
    [refusal('The link is too old.', { code: 'NOT_FOUND' }), 'The link is too old.', 0],
    ['away' as const, 'We cannot reach the service', 1],
  ])(
    'that cannot be shown leads to the login; another try may help',
    async (away, words, tries) => {
      const service = await open({ StaffInvitation: away });
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      expect(links()[0]).toEqual([copy.toLogin, '/adminLogin']);
      expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(tries);
      if (tries === 0) return;
      service.answers.StaffInvitation = StaffInvitation;
      press('Retry');
      await welcomed('one');
      expect(service.sent('StaffInvitation').at(-1)).toEqual({ token: 'one' });
    },
  );
});

describe('the audit', () => {
  const copy = adminStaffCopy.audit;
  const entry = (id: string, changes: object) => ({
    id,
    at: '2026-09-07T02:00:00.000Z',
    personId: 's1',
    personName: 'Meera Nair',
    action: 'order.moved',
    orderNumbers: [],
    detail: null,
    subjects: [],
    ...changes,
  });
  const people = [{ id: 's1', name: 'Meera Nair', email: 'meera@example.com' }];
  const log = (items: object[], next: string | null = null) => ({
    auditLog: { items, next, people },
  });
  const list = () => texts('listitem', screen.getByRole('list', { name: copy.title }));

  it('says who did what to which orders, and goes on', async () => {
    const first = [
      entry('e1', { orderNumbers: ['o1', 'o2', 'o3'], detail: 'assign' }),
      entry('e2', { orderNumbers: ['o1', 'o2', 'o3', 'o4'] }),
    ];
    await serve(<AuditPage />, {
      AuditLog: ({ after }) =>
        after === 'c1' ? log([entry('e3', { action: 'moon.landed' })]) : log(first, 'c1'),
    });
    fireEvent.click(await screen.findByRole('button', { name: uiCopy.states.more }));
    await waitFor(() => expect(list()).toHaveLength(3));
    const moved = `Meera Nair · ${copy.acts['order.moved']}`;
    expect(list()).toEqual([
      `${moved}Assign technician · o1 · o2 · o3Mon, 7 Sept 2026, 07:30 am`,
      `${moved}4 ordersMon, 7 Sept 2026, 07:30 am`,
      'Meera Nair · moon.landedMon, 7 Sept 2026, 07:30 am',
    ]);
    expect(texts('button')).not.toContain(uiCopy.states.more);
  });

  it('is narrowed by person, act and day', async () => {
    const service = await serve(<AuditPage />, {});
    // Who did something is known with the answer.
    expect(optionsOf(copy.person)).toEqual(['']);
    service.answers.AuditLog = log([]);
    put(copy.act, 'logged.in');
    await screen.findByText(copy.empty);
    await waitFor(() => expect(optionsOf(copy.person)).toEqual(['', 's1']));
    expect(texts('option')).toContain('Meera Nair, meera@example.com');
    put(copy.person, 's1');
    put(copy.day, '2026-09-07');
    const all = { person: 's1', action: 'logged.in', day: '2026-09-07', after: null };
    await waitFor(() => expect(service.sent('AuditLog').at(-1)).toEqual(all));
    expect(service.sent('AuditLog')[1]).toEqual({ ...all, person: null, day: null });
    fireEvent.click(await screen.findByRole('button', { name: copy.showAll }));
    expect([copy.person, copy.act, copy.day].map(valueOf)).toEqual(['', '', '']);
  });

  it('keeps its filters in the address, and who did something in its choice', async () => {
    const url = '/admin/audit?person=s1&action=moon.landed&day=2026-09-07';
    const service = await serve(<AuditPage />, {}, { at: { path: '*', url } });
    const asked = { person: 's1', action: null, day: '2026-09-07', after: null };
    await waitFor(() => expect(service.sent('AuditLog')).toEqual([asked]));
    expect(chosenText(copy.person)).toBe(adminCopy.another);
    service.answers.AuditLog = log([]);
    put(copy.day, '');
    await waitFor(() => expect(chosenText(copy.person)).toBe('Meera Nair, meera@example.com'));
    expect(location.search).toBe('?person=s1');
    delete service.answers.AuditLog;
    put(copy.act, 'order.moved');
    await waitFor(() => expect(service.sent('AuditLog')).toHaveLength(3));
    expect(chosenText(copy.person)).toBe('Meera Nair, meera@example.com');
  });

  it('says what is wrong with a day', async () => {
    const wrong = 'Enter a date as YYYY-MM-DD';
    await serve(<AuditPage />, { AuditLog: refusal(wrong) }, { at: { path: '*', url: '/?day=7' } });
    expect((await screen.findByRole('alert')).textContent).toContain(wrong);
  });

  const { counts } = adminImportCopy;
  const subjects = [
    { id: 'tsh', name: 'Thyroid Profile' },
    { id: 'city', name: 'City Lab' },
  ];
  it.each([
    ['search:0123', 'with a search'],
    ['cancel nobodyThere', 'Cancel and refund, Nobody there'],
    ['ravi@example.com technician', 'ravi@example.com, Technician'],
    ['faq 4', 'Frequent questions, 4'],
    [
      'added 0, changed 2, prices 3: tsh hba1c',
      `${counts.added}: 0, ${counts.changed}: 2, ${counts.prices}: 3, Thyroid Profile, hba1c`,
    ],
    ['lab.changed city', 'Changed a lab, City Lab'],
    [
      'city now tsh 500>1600 hba1c ->300',
      'City Lab, at once, Thyroid Profile ₹500 → ₹1,600, hba1c none → ₹300',
    ],
    ['city 2026-12-05 tsh 500>-', 'City Lab, from Sat, 5 Dec 2026, Thyroid Profile ₹500 → none'],
    [
      '{"code":"DIWALI","title":"{Lights} on","percent":20,"rupees":null,"paused":false,"new":1}',
      'Code: DIWALI, Title: {Lights} on, Percentage off: 20, new: 1',
    ],
    ['DIWALI {"ends_on":null,"paused":false}', 'DIWALI, Last day: none, Paused: no'],
    ['constructor toString', 'constructor, toString'],
    // An act that led to another one is named as the list names it.
    ['order.moved research:0123', 'Moved an order along, research:0123'],
  ])('says "%s" as: %s', (detail, words) => {
    expect(detailWords(detail, subjects)).toBe(words);
  });

  it('says none of the service’s words as the service does', () => {
    const words =
      'assign collect examine complete rejectSample cancel reschedule nobodyThere notFasting refused ' +
      'other newTime owner operations lab technician placed assigned collection examining completed ' +
      'cancelled faq testimonials banner terms privacy reached noAnswer';
    const unsaid = words.split(' ').filter((word) => !/^[A-Z][a-z]/.test(detailWords(word, [])));
    expect(unsaid).toEqual([]);
  });
});
