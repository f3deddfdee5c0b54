import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../machines/booking/draft.ts';
import type { Plan } from '../../server/web/renderer.ts';
import { draftText } from '../../web/shared/drafts/draftCookie.ts';
import { draftCookieName, sentDraftKey } from '../../web/shared/drafts/storedDrafts.ts';
import { LabTestDocument, LabTestsDocument } from '../../web/generated/graphql.ts';
import { answerKey, planOf, render, shells } from '../../web/server.tsx';
import { labTest } from '../shown/stockPages.shown.ts';

const hashOf = (document: object) =>
  (document as { __meta__: { hash: string } }).__meta__.hash.slice('sha256:'.length);
const inDevanagari = /[\u0900-\u097F]/;

describe('what is sent at a path', () => {
  it('of a public page: what is asked for it, by the hash of each document', async () => {
    const { page, ...home } = await planOf('/home');
    expect(home).toEqual({
      shell: 'customer',
      path: '/home',
      session: undefined,
      modules: ['app/HomeWithResume.tsx'],
      language: undefined,
    });
    expect(page!.queries.map(({ name }) => name)).toEqual([
      'LabTests',
      'Packages',
      'Testimonials',
      'Faq',
      'Banner',
      'Offers',
    ]);
    expect(page!.queries[0]).toEqual({
      name: 'LabTests',
      hash: hashOf(LabTestsDocument),
      variables: {},
    });
    expect(hashOf(LabTestsDocument)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('of a page with parameters: its questions have them, and its path is spelled one way', async () => {
    const compared = await planOf('/COMPARE/t1/t2');
    expect(compared.path).toBe('/compare/t1/t2');
    expect(compared.modules).toEqual(['catalogue/ComparePage.tsx']);
    expect(compared.page!.queries).toEqual(
      ['t1', 't2'].map((id) => ({
        name: 'LabTest',
        hash: hashOf(LabTestDocument),
        variables: { id },
      })),
    );
  });

  it('of a step of the funnel: what it begins with, for whom the cookie names alone', async () => {
    const draft = { ...emptyDraft('d1'), testId: 't1', patientId: 'p1' };
    const cookies = `a=b; ${draftCookieName}=${draftText({ userId: 'u1', pin: '600042', draft })}`;
    const { page, modules } = (await planOf('/Lab', '', cookies)) as Plan;
    // With its answers, it does not begin with what queries them.
    expect(modules).not.toContain('booking/booking.ports.ts');
    expect((await planOf('/Lab')).modules).toContain('booking/booking.ports.ts');
    expect(page!.queries.map(({ name, variables }) => [name, variables])).toEqual([
      ['Labs', { testId: 't1', pin: '600042', orderId: null }],
      ['Patients', {}],
      ['LabTest', { id: 't1' }],
    ]);
    expect(page!.broughtFor!({ me: { id: 'u1' } })).toMatchObject({ [sentDraftKey]: { draft } });
    expect(page!.broughtFor!({ me: { id: 'u2' } })).toBeNull();
    expect((await planOf('/Lab')).page).toBeUndefined();
  });

  it('of an address in Hindi: the page, in that language', async () => {
    const plan = await planOf('/hi/testinfo/t1');
    expect([plan.path, plan.language]).toEqual(['/testinfo/t1', 'hi']);
    expect(plan.page!.queries.map(({ variables }) => variables)).toEqual([{ id: 't1' }]);
    // No page behind the login has one.
    expect(await planOf('/hi/orders')).toMatchObject({ path: undefined, session: undefined });
  });

  it.each([
    ['/Checkout', '?x=1', 'Me', { me: null }, '/login?wanted=%2FCheckout%3Fx%3D1'],
    ['/Checkout', '', 'Me', { me: { phoneVerified: false } }, '/mobileNo?wanted=%2FCheckout'],
    ['/Checkout', '', 'Me', { me: { phoneVerified: true } }, null],
    ['/admin/labs', '', 'CurrentAdmin', { admin: null }, '/adminLogin?wanted=%2Fadmin%2Flabs'],
    ['/admin/labs', '', 'CurrentAdmin', { admin: {} }, null],
  ])('of %s%s: %s is asked first; of %j it is led to %s', async (path, search, name, who, to) => {
    const { session } = await planOf(path, search);
    expect(session!.query).toMatchObject({ name, variables: {} });
    expect(session!.detourOf(who)).toBe(to);
  });

  it.each([
    ['/admin', 'admin'],
    ['/ADMIN/labs', 'admin'],
    ['/adminLogin', 'admin'],
    ['/administration', 'customer'],
    ['/none', 'customer'],
  ])('of %s: the shell of the %s', async (path, shell) => {
    expect((await planOf(path)).shell).toBe(shell);
  });

  it('of no page of ours: the shell alone', async () => {
    expect(await planOf('/none')).toEqual({
      shell: 'customer',
      path: undefined,
      session: undefined,
      modules: [],
      unlisted: false,
    });
  });
});

describe('a page as HTML', () => {
  const faq = [{ id: 'q1', question: 'Where?', answer: 'At home.' }];
  const ofTest = { [answerKey('LabTest', { id: 't1' })]: { labTest } };

  it('of a test: with its name, what it says to search engines, and its answers', async () => {
    const page = await render('/testinfo/t1', ofTest, 'en', 'https://assay.example/testinfo/t1');
    expect(page).toMatchObject({ title: 'Lipid Profile · Assay', description: 'About it.' });
    expect(page.structuredData).toHaveLength(2);
    expect(page.html).toContain('Lipid Profile</h1>');
    expect(Object.keys(page.answers)).toEqual(Object.keys(ofTest));
    expect(JSON.stringify(page.answers)).not.toMatch(inDevanagari);
  });

  it('of the home page: with its questions for search engines, where it is known', async () => {
    const answers = { [answerKey('Faq', {})]: { faq } };
    const page = await render('/home', answers, 'en', 'https://assay.example/home');
    expect(page.title).toBe('Lab tests at home · Assay');
    expect(JSON.stringify(page.structuredData)).toContain('"name":"Where?"');
    expect(page.html).toContain('Where?');
    expect((await render('/home', answers, 'en')).structuredData).toBeUndefined();
  });

  it.each([
    ['/login', 'en', 'Log in'],
    ['/', 'en', 'Create your account'],
    ['/terms', 'en', 'Terms'],
  ] as const)('of %s in %s: rendered without an answer: %s', async (path, language, words) => {
    const { html } = await render(path, {}, language);
    expect(html).toContain(words);
  });

  it('behind the login: the shell of its kind alone, with the title of the product', async () => {
    const [customer, admin] = await Promise.all(
      [shells.customer, shells.admin].map((path) => render(path, {}, 'en')),
    );
    expect(shells).toEqual({ customer: '/orders', admin: '/admin' });
    for (const page of [customer!, admin!])
      expect(page).toMatchObject({ title: 'Assay: lab tests at home', answers: {} });
    expect(customer!.html).not.toBe(admin!.html);
  });

  it('each in its own language, of those rendered at once', async () => {
    const languages = ['en', 'hi', 'en', 'hi', 'hi', 'en'] as const;
    const pages = await Promise.all(languages.map((language) => render('/login', {}, language)));
    expect(pages.map(({ html }) => html.includes('>Log in<'))).toEqual(
      languages.map((language) => language === 'en'),
    );
    expect(pages.map(({ title }) => inDevanagari.test(title))).toEqual(
      languages.map((language) => language === 'hi'),
    );
  });
});
