// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OpeningLayer } from '../../web/app/OpeningLayer.tsx';
import { opensLoaded } from '../../web/ui/openLoaded.ts';
import { toaster } from '../../web/ui/toaster.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import { press } from './support/page.ts';
import { show } from './support/show.tsx';

// jsdom does not open dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
document.getAnimations = () => [];

const opened = vi.fn<(code: string) => void>();
let code: PromiseWithResolvers<string>;
const shellOf = (title: string) => ({ kind: 'sheet', title, close: `Close ${title}` }) as const;
const dialog = () => document.querySelector('dialog')!;
const shown = () => [dialog().open, dialog().querySelector('h2')!.textContent];
const closed = [false, ''];

beforeEach(async () => {
  newPage();
  opened.mockClear();
  code = Promise.withResolvers();
  code.promise.catch(() => undefined);
  const [other, loaded] = [Promise.withResolvers<string>(), Promise.resolve('loaded')];
  const rows = [
    ['Tests', { load: () => code.promise }],
    ['People', { load: () => other.promise }],
    ['Loaded', { load: () => loaded, isLoaded: () => true }],
  ] as const;
  await show(
    <>
      {rows.map(([title, part]) => (
        <button key={title} {...opensLoaded(part, opened, shellOf(title))}>
          {title}
        </button>
      ))}
      <OpeningLayer />
    </>,
  );
  press('Tests');
});
/** Lets the code come, and what follows it. */
const codeComes = async () => {
  code.resolve('code');
  await code.promise;
  await new Promise(requestAnimationFrame);
};

describe('a press whose code is late', () => {
  it('is answered at once, and opens what was pressed for as the code comes', async () => {
    expect([shown(), dialog().dataset.kind]).toEqual([[true, 'Tests'], 'sheet']);
    await codeComes();
    await waitFor(() => expect(opened.mock.calls).toEqual([['code']]));
    expect(shown()).toEqual(closed);
  });

  it.each([
    [
      'its button',
      () => fireEvent.click(screen.getAllByRole('button', { name: 'Close Tests' })[0]!),
    ],
    ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['a press beside it', () => fireEvent.click(dialog())],
    ['Back', () => settled().then(back)],
  ])('opens nothing any more once it was left by %s', async (_, leave) => {
    await leave();
    await waitFor(() => expect(shown()).toEqual(closed));
    await codeComes();
    press('Loaded');
    await waitFor(() => expect(opened.mock.calls).toEqual([['loaded']]));
  });

  it('stays where something in it is pressed, and gives way to the next press', async () => {
    fireEvent.click(screen.getByRole('heading', { name: 'Tests' }));
    expect(shown()).toEqual([true, 'Tests']);
    press('People');
    expect(shown()).toEqual([true, 'People']);
    await codeComes();
    await waitFor(() => expect(opened.mock.calls).toEqual([['code']]));
    expect(shown()).toEqual([true, 'People']);
  });

  it('says that the code cannot be had', async () => {
    code.reject(new Error('away'));
    await waitFor(() => expect(shown()).toEqual(closed));
    await waitFor(() => expect(toaster.take()).toMatchObject([{ kind: 'error' }]));
    expect(opened).not.toHaveBeenCalled();
  });
});
