// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { chatMachine, scrollDelay } from '../../machines/chat/chat.machine.ts';
import { ChatButton } from '../../web/chat/ChatButton.tsx';
import { ChatDialog } from '../../web/chat/ChatDialog.tsx';
import { LazyChatDialog } from '../../web/chat/lazyChatDialog.ts';
import { chatHindi } from '../../web/copy/hi/chat.ts';
import { chatQuestions } from '../../web/copy/chat.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { Chat } from '../../web/shared/flows/flows.ts';
import { show } from './support/show.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  setLanguage('en');
  vi.restoreAllMocks();
});

const opened: Step = { fact: { type: 'chat.opened' } };
const answered = (text: string): Step[] => [
  { fact: { type: 'question.sent', text } },
  { answers: 'ask', with: { text: `${text}!`, sources: [] } },
];
async function dialog(...steps: Step[]) {
  const one = walk(chatMachine);
  await one.go(opened, ...steps);
  await show(
    <Chat.Provider actor={one.actor as never}>
      <ChatDialog />
    </Chat.Provider>,
  );
  return (...next: Step[]) => act(() => one.go(...next));
}

describe('what is seen of a conversation', () => {
  /** What came into view, and how: the end of it, or a message by its words. */
  const scrolls = () => {
    const seen: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
      seen.push(`${(how as ScrollIntoViewOptions).block} ${this.textContent || 'end'}`);
    });
    return seen;
  };

  it('is its end, also when it has just appeared', async () => {
    const seen = scrolls();
    const go = await dialog();
    expect(seen).toEqual(['end end']);
    await go({ passes: scrollDelay });
    expect(seen).toEqual(['end end', 'end end']);
    cleanup();
    await go({ fact: { type: 'question.sent', text: 'Why?' } });
    expect(seen).toHaveLength(2);
  });

  it('is the last message from where it begins', async () => {
    const seen = scrolls();
    const go = await dialog({ passes: scrollDelay }, ...answered('One?'));
    expect(seen).toEqual(['end end', 'nearest One?!']);
    seen.length = 0;
    await go(...answered('Two?'));
    expect(seen.at(-1)).toBe('nearest Two?!');
    expect(seen).toContain('nearest Two?');
  });
});

it.each([
  [50, '50px'],
  [500, '160px'],
])('the box is as high as its text of %i pixels: %s', async (height, wanted) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  await dialog();
  const box = screen.getByLabelText<HTMLTextAreaElement>('Type a message...');
  expect([box.style.height, box.style.maxHeight]).toEqual([wanted, '160px']);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(40);
  fireEvent.change(box, { target: { value: 'x' } });
  expect(box.style.height).toBe('40px');
});

it('Escape closes it', async () => {
  await dialog();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a question that was offered in Hindi stands there as it was offered', async () => {
  setLanguage('hi', hindi);
  await dialog(...answered(chatQuestions[1]), ...answered('मेरा सवाल'));
  const said = Array.from(
    document.querySelectorAll('[data-role=user] p'),
    ({ textContent }) => textContent,
  );
  expect(said).toEqual([chatHindi.suggestions[1], 'मेरा सवाल']);
});

it('the assistant’s code is fetched when a mouse comes to its button, or not at all', async () => {
  const load = vi.spyOn(LazyChatDialog, 'load').mockRejectedValue(new Error('No connection'));
  await show(<ChatButton onPhone={false} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open chat' }));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});
