// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { gatewayAnswers } from '../web/support/gateway.ts';
import { useAnswerAhead } from '../../web/shared/answerAhead.ts';
import { writeDraft } from '../../web/shared/drafts/draftStorage.ts';
import { WaitingTest } from '../../web/shared/drafts/WaitingTest.tsx';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { labTestsQuery, none } from '../../web/shared/queries.ts';
import { labTest } from '../shown/stockPages.shown.ts';
import { show } from './support/show.tsx';
import { invitationPage } from '../../web/admin/invitation.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { findTestPorts } from '../../web/home/findTest.ports.ts';
import { routes } from '../../web/routes.ts';
import type { Route } from '../../web/shared/route.ts';
import { adminLoginPage } from '../../web/signIn/adminLogin.ts';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../web/shared/lazyComponent.tsx';
import './support/show.tsx';

describe('what is known before it is asked', () => {
  const Ahead = () => (
    <output>{JSON.stringify(useAnswerAhead(labTestsQuery, none) ?? null)}</output>
  );

  it('is taken by the visit that begins, and not by the next', async () => {
    const pageData = createPageData({ [answerKey('LabTests', {})]: { labTests: [] } });
    const load = vi.spyOn(pageData, 'load');
    const visit = () =>
      show(
        <PageDataContext value={pageData}>
          <Ahead />
        </PageDataContext>,
      );
    await visit();
    expect([screen.getByRole('status').textContent, load.mock.calls.length]).toEqual([
      '{"labTests":[]}',
      1,
    ]);
    cleanup();
    await visit();
    expect([screen.getByRole('status').textContent, load.mock.calls.length]).toEqual(['null', 1]);
  });
});

it.each([
  [true, '/login', 'I have an account'],
  [false, '/', 'Create an account'],
])(
  'a test that waits is named, with the other way in: has an account: %s',
  async (hasAccount, path, word) => {
    writeDraft({ ...emptyDraft('d1'), testId: 't1' }, null);
    const pageData = createPageData({ [answerKey('LabTest', { id: 't1' })]: { labTest } });
    await show(
      <PageDataContext value={pageData}>
        <WaitingTest other={{ path, hasAccount }} />
      </PageDataContext>,
    );
    expect(screen.getByRole('note').textContent).toContain('Lipid Profile');
    const link = screen.getByRole('link');
    expect([link.getAttribute('href'), link.textContent]).toEqual([path, word]);
  },
);

describe('code', () => {
  // What jsdom has not.

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
    const calls = gatewayAnswers({ relatedTests: [{ id: 't1' }] });
    const input = { text: 'thyroid' };
    const found = await findTestPorts.loadRelated(input, new AbortController().signal);
    expect(found).toEqual([{ id: 't1' }]);
    expect(calls).toMatchObject([{ variables: input }]);
  });
});

describe('code that failed', () => {
  const Here = () => <p>here</p>;

  it('is there at once where its code was fetched elsewhere, after it had failed here', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    class Boundary extends Component<{ children: ReactNode }> {
      override state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      override render = () => (this.state.failed ? <p>failed</p> : this.props.children);
    }
    let fails = true;
    const Part = lazyComponent(async () => {
      if (fails) throw new Error('no connection');
      return Here;
    });
    const part = (
      <Boundary>
        <Part />
      </Boundary>
    );
    await act(() => show(part));
    expect(document.body.textContent).toBe('failed');
    cleanup();
    fails = false;
    await Part.load();
    await show(part);
    expect(document.body.textContent).toBe('here');
  });
});
