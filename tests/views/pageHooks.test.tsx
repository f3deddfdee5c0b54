// @vitest-environment jsdom
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import {
  answerKey,
  createPageData,
  PageDataContext,
  usePageQuery,
} from '../../web/shared/pageData.ts';
import type { PageData } from '../../web/shared/pageData.ts';
import { labTestQuery } from '../../web/shared/queries.ts';
import { useClearedOnceSaved } from '../../web/shared/useClearedOnceSaved.ts';
import { readTyped, useTyped, writeTyped } from '../../web/ui/typedText.ts';
import { theme } from '../../web/shared/theme/theme.ts';
import { useIsWide } from '../../web/ui/useIsWide.ts';
import { labTest } from '../shown/stockPages.shown.ts';

describe('a question of a page', () => {
  const came = (...ids: string[]) =>
    createPageData(
      Object.fromEntries(
        ids.map((id) => [answerKey('LabTest', { id }), { labTest: { id, name: `Test ${id}` } }]),
      ),
    );
  const within = (pageData: PageData) => ({
    wrapper: ({ children }: { children: ReactNode }) => (
      <PageDataContext value={pageData}>{children}</PageDataContext>
    ),
  });
  const asked = (id: string) => usePageQuery(labTestQuery, { id });
  const nameIn = (answer: ReturnType<typeof asked>) => answer.data?.labTest.name;

  it('is answered by what came with the page, and anew for other variables', () => {
    const pageData = came('t1', 't2');
    const load = vi.spyOn(pageData, 'load').mockResolvedValue();
    const { result, rerender } = renderHook(asked, { ...within(pageData), initialProps: 't1' });
    expect([nameIn(result.current), result.current.error]).toEqual(['Test t1', undefined]);
    rerender('t1');
    expect(load.mock.calls).toEqual([[labTestQuery, { id: 't1' }]]);
    rerender('t2');
    expect(nameIn(result.current)).toBe('Test t2');
    expect(load.mock.calls.at(-1)).toEqual([labTestQuery, { id: 't2' }]);
    result.current.retry();
    expect(load.mock.calls.at(-1)).toEqual([labTestQuery, { id: 't2' }, { again: true }]);
  });

  it('is not asked while it is to be skipped', () => {
    const pageData = came('t1');
    const load = vi.spyOn(pageData, 'load').mockResolvedValue();
    const { result, rerender } = renderHook(
      (skip: boolean) => usePageQuery(labTestQuery, { id: 't1' }, { skip }),
      { ...within(pageData), initialProps: true },
    );
    expect([nameIn(result.current), load.mock.calls.length]).toEqual(['Test t1', 0]);
    rerender(false);
    expect(load).toHaveBeenCalledOnce();
  });

  it('says why it was not answered, and what is answered in the end', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    const { result } = renderHook(asked, { ...within(came()), initialProps: 't1' });
    await waitFor(() => expect(result.current.error?.code).toBe('UNREACHABLE'));
    expect(result.current.data).toBeUndefined();
    const data = { labTest: { ...labTest, fastingHours: null } };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data })));
    act(() => result.current.retry());
    await waitFor(() => expect(nameIn(result.current)).toBe('Lipid Profile'));
    expect(result.current.error).toBeUndefined();
  });
});

describe('room beside the column', () => {
  const screenOf = (matches: boolean) => {
    const query = Object.assign(new EventTarget(), { matches });
    const match = vi.fn<(media: string) => unknown>(() => query);
    vi.stubGlobal('matchMedia', match);
    const changes = (now: boolean) =>
      act(() => {
        query.matches = now;
        query.dispatchEvent(new Event('change'));
      });
    return { query, match, changes };
  };

  it('is there on a desk, and as the window becomes wider', () => {
    const { query, match, changes } = screenOf(false);
    const left = vi.spyOn(query, 'removeEventListener');
    const { result, unmount } = renderHook(useIsWide);
    expect(result.current).toBe(false);
    changes(true);
    expect(result.current).toBe(true);
    // Panda writes breakpoints in rem: in pixels, larger letters had the columns of the style sheet
    // below each other and what belongs beside them there as well.
    const rem = parseFloat(theme.breakpoints.lg) / 16;
    expect(new Set(match.mock.calls.flat())).toEqual(new Set([`(min-width: ${rem}rem)`]));
    unmount();
    expect(left.mock.calls.map(([event]) => event)).toEqual(['change']);
  });

  it('is not known on the server', () => {
    screenOf(true);
    const Wide = () => <b>{String(useIsWide())}</b>;
    expect(renderToString(<Wide />)).toBe('<b>false</b>');
    render(<Wide />);
    expect(screen.getAllByText('true')).toHaveLength(1);
  });
});

describe('a form whose view holds its fields', () => {
  const initial = { id: 'p1', name: 'Leela', road: '' };
  const open = (isSame?: (typed: Record<string, string>) => boolean) =>
    renderHook(() => useTyped('form', initial, isSame)).result;

  it('begins with what is saved, and with what was typed over that', () => {
    expect(open().current[0]).toEqual(initial);
    writeTyped('form', { name: 'Leela Menon' });
    expect(open().current[0]).toEqual({ ...initial, name: 'Leela Menon' });
  });

  it('has what a password manager fills in at once in every field, and stores it', () => {
    const form = open();
    const [, type] = form.current;
    act(() => {
      type({ name: 'Ravi' });
      type({ road: 'Mount Road' });
    });
    const both = { ...initial, name: 'Ravi', road: 'Mount Road' };
    expect([form.current[0], readTyped('form')]).toEqual([both, both]);
  });

  it('begins with what was typed only where that is about the same thing', () => {
    writeTyped('form', { id: 'p2', name: 'Ravi' });
    expect(open((typed) => typed.id === 'p1').current[0]).toEqual(initial);
    expect(open((typed) => typed.id === 'p2').current[0]).toEqual({
      ...initial,
      id: 'p2',
      name: 'Ravi',
    });
  });
});

describe('what was typed into a form', () => {
  const machine = createMachine({
    initial: 'editing',
    states: {
      editing: { tags: 'editing', on: { sent: 'saving', left: 'closed' } },
      saving: { tags: ['editing', 'busy'], on: { refused: 'editing', saved: 'closed' } },
      closed: {},
    },
  });

  it.each([
    ['stays where the form is left', ['left'], true],
    ['stays while it is being saved', ['sent'], true],
    ['stays where it was refused', ['sent', 'refused'], true],
    ['stays where it was refused and is left then', ['sent', 'refused', 'left'], true],
    ['is gone once it was saved', ['sent', 'saved'], false],
  ])('%s', (_, events, stays) => {
    const actor = createActor(machine).start();
    writeTyped('form', { name: 'Leela' });
    renderHook(() => useClearedOnceSaved(actor, 'form'));
    for (const type of events) actor.send({ type });
    expect(readTyped('form') !== undefined).toBe(stays);
  });
});
