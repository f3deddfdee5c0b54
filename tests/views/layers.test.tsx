// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { walk } from '../../devtools/simulation/walk.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { ChatDialog } from '../../web/chat/ChatDialog.tsx';
import { Chat } from '../../web/shared/flows/flows.ts';
import { AlertDialog } from '../../web/ui/AlertDialog.tsx';
import { BottomSheet } from '../../web/ui/BottomSheet.tsx';
import { useLayer } from '../../web/ui/layers.ts';
import { setPlace } from '../../web/ui/pagePlace.ts';
import { readTab, writeTab } from '../../web/ui/tabStorage.ts';
import { useOpenForm } from '../../web/ui/useOpenForm.ts';
import { AskFirst } from '../../web/shared/AskFirst.tsx';
import { back, go, newPage, settled } from './support/browserBack.ts';
import { show } from './support/show.tsx';

/** How many layers the entry of the history stands for that the browser is at. */
const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;

let page = 0;
beforeEach(() => {
  page = newPage();
});

describe('Back', () => {
  const Layer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
    useLayer(open, onClose);
    return null;
  };

  it('closes what is open, the last first, and stays on the page', async () => {
    const closed: string[] = [];
    const Layers = () => {
      const [open, setOpen] = useState(['one', 'two']);
      const close = (name: string) => () => {
        closed.push(name);
        setOpen((before) => before.filter((other) => other !== name));
      };
      return ['one', 'two'].map((name) => (
        <Layer key={name} open={open.includes(name)} onClose={close(name)} />
      ));
    };
    render(<Layers />);
    await settled();
    expect([depth(), location.pathname]).toEqual([2, `/page${page}`]);
    await back();
    expect([closed, depth()]).toEqual([['two'], 1]);
    await back();
    expect([closed, depth(), location.pathname]).toEqual([['two', 'one'], 0, `/page${page}`]);
  });

  it('asks again what stayed open', async () => {
    const asked = vi.fn<() => void>();
    render(<Layer open onClose={asked} />);
    await settled();
    await back();
    expect([asked.mock.calls.length, depth()]).toEqual([1, 1]);
    await back();
    expect([asked.mock.calls.length, depth()]).toEqual([2, 1]);
  });

  it('makes no entry for what is closed, or closed at once', async () => {
    const { rerender } = render(<Layer open={false} onClose={() => undefined} />);
    await settled();
    expect(depth()).toBe(0);
    rerender(<Layer open onClose={() => undefined} />);
    rerender(<Layer open={false} onClose={() => undefined} />);
    await settled();
    expect(depth()).toBe(0);
  });

  it('and forward pass over the entry of what was closed otherwise', async () => {
    const { rerender } = render(<Layer open onClose={() => undefined} />);
    await settled();
    rerender(<Layer open={false} onClose={() => undefined} />);
    history.pushState({ idx: page + 1 }, '', '/next');
    dispatchEvent(new PopStateEvent('popstate'));
    const here = () => vi.waitFor(() => [location.pathname, depth()]);
    await back();
    expect(await here()).toEqual([`/page${page}`, 1]);
    await back();
    await vi.waitFor(() => expect(location.pathname).not.toBe(`/page${page}`));
    await go(1);
    expect(await here()).toEqual([`/page${page}`, 0]);
    await go(1);
    await vi.waitFor(() => expect(location.pathname).toBe('/next'));
    newPage();
  });

  it('takes the entry of what was closed for what opens next', async () => {
    const { rerender } = render(<Layer open onClose={() => undefined} />);
    await settled();
    rerender(<Layer open={false} onClose={() => undefined} />);
    rerender(<Layer open onClose={() => undefined} />);
    await settled();
    expect(depth()).toBe(1);
  });
});

describe('dialogs', () => {
  it.each([
    [
      'the alert',
      (open: boolean, onClose: () => void) => (
        <AlertDialog open={open} title="Sorry" onClose={onClose}>
          No
        </AlertDialog>
      ),
      'OK',
    ],
    [
      'the sheet',
      (open: boolean, onClose: () => void) => (
        <BottomSheet open={open} title="Sheet" lead="Lead" close="Close it" onClose={onClose}>
          Body
        </BottomSheet>
      ),
      'Close it',
    ],
  ] as const)('%s is closed by its button, by Escape and by Back', async (_, dialog, name) => {
    const onClose = vi.fn<() => void>();
    await show(dialog(false, onClose));
    expect(screen.queryByText('Body') ?? screen.queryByText('No')).toBeNull();
    cleanup();
    await show(dialog(true, onClose));
    await settled();
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    fireEvent.keyDown(document.querySelector('[role*=dialog]')!, { key: 'Escape' });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    await back();
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['Back', back],
    ['Escape', async () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ])('the assistant is closed by %s', async (_, close) => {
    const chat = walk(chatMachine);
    await chat.go({ fact: { type: 'chat.opened' } });
    await show(
      <Chat.Provider actor={chat.actor as never}>
        <ChatDialog />
      </Chat.Provider>,
    );
    await settled();
    await close();
    await waitFor(() => expect(chat.snapshot().matches({ panel: 'closed' })).toBe(true));
  });

  it('what cannot be undone is asked first', async () => {
    const onYes = vi.fn<() => void>();
    const ask = (
      <AskFirst question="Delete it?" consequence="It is gone then." yes="Delete" onYes={onYes}>
        Remove
      </AskFirst>
    );
    await show(ask);
    for (const [answer, times] of [
      ['Keep', 0],
      ['Delete', 1],
    ] as const) {
      fireEvent.click(screen.getByText('Remove'));
      const dialog = await screen.findByRole('alertdialog', {
        name: 'Delete it?',
        description: 'It is gone then.',
      });
      expect(onYes).not.toHaveBeenCalled();
      const [other, safe] = dialog.querySelectorAll('button');
      fireEvent.click(answer === 'Keep' ? safe! : other!);
      expect(onYes).toHaveBeenCalledTimes(times);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  });
});

describe('the form of a row', () => {
  const List = () => {
    const [id, setId] = useState<string | null>(null);
    const close = () => setId(null);
    const { open, form } = useOpenForm('rows', { id, open: setId, close });
    return (
      <>
        <output>{id ?? 'none'}</output>
        {id === null ? null : (
          <div ref={form} tabIndex={-1} data-form>
            <button onClick={close}>close</button>
          </div>
        )}
        {['r1', 'new'].map((row) => (
          <button key={row} onClick={() => open(row)}>
            {row}
          </button>
        ))}
      </>
    );
  };
  const press = (name: string) => {
    screen.getByText(name).focus();
    fireEvent.click(screen.getByText(name));
  };
  const shown = () => screen.getByRole('status').textContent;

  it('has the focus once it is open, and gives it back to what opened it', async () => {
    const scrolled = vi.fn<(to: object) => void>();
    vi.stubGlobal('scrollTo', scrolled);
    setPlace('used');
    await show(<List />);
    expect(shown()).toBe('none');
    press('r1');
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    expect([shown(), readTab('open.rows')]).toEqual(['r1', 'r1']);
    expect(document.activeElement!.hasAttribute('data-form')).toBe(true);
    press('close');
    expect([shown(), readTab('open.rows')]).toEqual(['none', undefined]);
    expect(document.activeElement!.textContent).toBe('r1');
  });

  it('is open again after a reload, without taking the focus, and is closed by Back', async () => {
    writeTab('open.rows', 'new');
    await show(<List />);
    await settled();
    expect([shown(), document.activeElement]).toEqual(['new', document.body]);
    await back();
    expect([shown(), readTab('open.rows')]).toEqual(['none', undefined]);
  });
});
