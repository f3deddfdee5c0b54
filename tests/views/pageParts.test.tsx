// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { client } from '../../web/shared/apollo.ts';
import { useAnswerAhead } from '../../web/shared/answerAhead.ts';
import { writeDraft } from '../../web/shared/drafts/draftStorage.ts';
import { WaitingTest } from '../../web/shared/drafts/WaitingTest.tsx';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { labTestsQuery, none } from '../../web/shared/queries.ts';
import { usePageMutation } from '../../web/shared/usePageMutation.ts';
import { labTest } from '../shown/stockPages.shown.ts';
import { show } from './support/show.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what a page sends', () => {
  const document = () => Promise.resolve({ kind: 'Document', definitions: [] } as never);
  const Sender = () => {
    const { send, sending, message } = usePageMutation(document, labTestsQuery);
    const sendOne = async () => results.push(await send({ id: 'x' }));
    return (
      <>
        <button onClick={() => void sendOne()}>Send</button>
        <output>{sending ? 'sending' : (message?.text ?? 'nothing')}</output>
      </>
    );
  };
  const results: boolean[] = [];
  const said = () => screen.getByRole('status').textContent;

  it('is in flight, done once what it changes is loaded anew, or refused with its words', async () => {
    const pageData = createPageData({});
    const load = vi.spyOn(pageData, 'load').mockResolvedValue();
    const mutate = vi.spyOn(client, 'mutate').mockResolvedValue({ data: {} } as never);
    await show(
      <PageDataContext value={pageData}>
        <Sender />
      </PageDataContext>,
    );
    expect(said()).toBe('nothing');
    fireEvent.click(screen.getByText('Send'));
    expect(said()).toBe('sending');
    await waitFor(() => expect([said(), results]).toEqual(['nothing', [true]]));
    expect(load.mock.calls).toEqual([[labTestsQuery, none, { again: true }]]);
    expect(mutate.mock.calls[0]![0].variables).toEqual({ id: 'x' });
    mutate.mockRejectedValue(Object.assign(new Error('Not so'), { code: 'X' }));
    fireEvent.click(screen.getByText('Send'));
    await waitFor(() => expect([said(), results]).toEqual(['Not so', [true, false]]));
    expect(load).toHaveBeenCalledOnce();
  });
});

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
