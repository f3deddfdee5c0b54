// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { ChatMessage } from '../../machines/chat/chat.machine.ts';
import { createChatActor } from '../../web/chat/chatActor.ts';
import { ChatButton } from '../../web/chat/ChatButton.tsx';
import { ChatDialog } from '../../web/chat/ChatDialog.tsx';
import { LazyChatDialog } from '../../web/chat/lazyChatDialog.ts';
import { client } from '../../web/shared/apollo.ts';
import { Chat, chatActor } from '../../web/shared/flows/flows.ts';
import { readTab, writeTab } from '../../web/ui/tabStorage.ts';
import { readTyped } from '../../web/ui/typedText.ts';
import { show } from './support/show.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const opened: Step = { fact: { type: 'chat.opened' } };
const asked = (text: string) => ({ fact: { type: 'question.sent', text } }) satisfies Step;

/** The dialog as a customer has it after these steps, and what is sent to the flow from then on. */
async function dialog(steps: Step[] = [opened], firstName = 'Asha') {
  const one = walk(chatMachine);
  await one.go(...steps);
  const send = vi.spyOn(one.actor, 'send');
  await show(
    <Chat.Provider actor={one.actor as never}>
      <Link to="/elsewhere">Elsewhere</Link>
      <ChatDialog />
    </Chat.Provider>,
    'never',
    undefined,
    { firstName },
  );
  return {
    one,
    go: (...next: Step[]) => act(() => one.go(...next)),
    sentEvents: () => send.mock.calls.map(([fact]) => fact),
  };
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Type a message...');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const button = (text: string) => screen.getByText<HTMLButtonElement>(text);
const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
const bubbles = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-role]'), (bubble) => [
    bubble.dataset.role,
    bubble.querySelector('p')!.textContent,
  ]);

describe('the conversation', () => {
  it.each([
    ['Asha', 'Hi Asha! What brings you here today?'],
    ['', 'Hi there! What brings you here today?'],
  ])('greets "%s"', async (firstName, greeting) => {
    await dialog([opened], firstName);
    expect(bubbles()).toEqual([['bot', greeting]]);
  });

  it.each([
    ['', true],
    ['  \n', true],
    ['What is TSH?', false],
    ['x'.repeat(1000), false],
    ['x'.repeat(1001), true],
  ])('with %o typed has its button closed: %s', async (text, closed) => {
    await dialog();
    type(text);
    expect(button('Send').disabled).toBe(closed);
    expect(document.querySelector('[data-count]')!.textContent).toBe(`${text.length}/1000`);
  });

  it('sends what was typed with the button or Enter, and empties the box for the next', async () => {
    const { sentEvents, go } = await dialog();
    type('What is TSH?');
    fireEvent.click(button('Send'));
    expect([sentEvents(), box().value, readTyped('chat')]).toEqual([
      [asked('What is TSH?').fact],
      '',
      { text: '' },
    ]);
    expect(document.activeElement).toBe(box());
    expect(button('Thinking...').disabled).toBe(true);
    type('And T4?');
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
    expect(sentEvents()).toHaveLength(1);
    await go({ answers: 'ask', with: { text: 'A hormone.', sources: [] } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(sentEvents().at(-1)).toEqual(asked('And T4?').fact);
  });

  it.each([
    ['a line break', { key: 'Enter', shiftKey: true }],
    ['a word that is being composed', { key: 'Enter', isComposing: true }],
    ['any other key', { key: 'a' }],
  ])('does not send for %s', async (_, key) => {
    const { sentEvents } = await dialog();
    type('What');
    expect(fireEvent.keyDown(box(), key)).toBe(true);
    expect([sentEvents(), box().value]).toEqual([[], 'What']);
  });

  it('begins with suggestions, until something was asked', async () => {
    const { sentEvents } = await dialog();
    fireEvent.click(button('What are the prices of Tests?'));
    expect(sentEvents()).toEqual([asked('What are the prices of Tests?').fact]);
    expect(screen.queryByText('what to do before test')).toBeNull();
  });

  it('shows questions and answers in their order, with the tests that they speak of', async () => {
    const sources = [{ testId: 't1', name: 'Lipid Profile' }];
    await dialog([
      opened,
      asked('What is LDL?'),
      { answers: 'ask', with: { text: 'A fat.', sources } },
      asked('And HDL?'),
      { fails: 'ask' },
    ]);
    expect(bubbles().slice(1, 4)).toEqual([
      ['user', 'What is LDL?'],
      ['bot', 'A fat.'],
      ['user', 'And HDL?'],
    ]);
    expect(bubbles()[4]![0]).toBe('bot');
    const links = document.querySelectorAll('[data-role] a');
    expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(['/testinfo/t1']);
  });
});

describe('the dialog', () => {
  it.each([
    ['Close chat', 'chat.closed'],
    ['Collapse', 'chat.collapsed'],
  ])('has a button: %s', async (name, fact) => {
    const { sentEvents } = await dialog();
    press(name);
    await waitFor(() => expect(sentEvents()[0]).toEqual({ type: fact }));
  });

  it.each([
    ['Close chat', 'chat.closed'],
    ['Expand', 'chat.expanded'],
  ])('collapsed has a button, too: %s', async (name, fact) => {
    const { sentEvents } = await dialog([opened, { fact: { type: 'chat.collapsed' } }]);
    expect(document.activeElement).toBe(screen.getByLabelText('Expand'));
    expect(screen.getByRole('dialog', { name: 'AI Assistant' }).textContent).toContain(
      'Chat collapsed',
    );
    press(name);
    expect(sentEvents()).toEqual([{ type: fact }]);
  });

  it('closes for the page that a link in it leads to; collapsed it stays', async () => {
    const { sentEvents, go } = await dialog();
    fireEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(sentEvents()).toEqual([{ type: 'chat.closed' }]));
    await go(opened, { fact: { type: 'chat.collapsed' } });
    fireEvent.click(screen.getByText('Elsewhere'));
    await go({ passes: 1000 });
    expect(sentEvents().filter((fact) => fact.type === 'chat.closed')).toHaveLength(1);
  });
});

describe('the floating button', () => {
  const badge = () => document.querySelector('[data-badge]')?.textContent;

  it('has a badge until it was pressed, opens the dialog, and is away while that is collapsed', async () => {
    await LazyChatDialog.load();
    const one = walk(chatMachine);
    chatActor.makeBy(() => Promise.resolve(one.actor as never));
    await show(<ChatButton onPhone />);
    expect([badge(), screen.queryByRole('dialog')]).toEqual(['1', null]);
    press('Open chat');
    await screen.findByRole('dialog');
    expect(badge()).toBeUndefined();
    const floating = document.querySelector<HTMLElement>('[data-floating]')!;
    expect(floating.hidden).toBe(false);
    await act(() => one.go({ fact: { type: 'chat.collapsed' } }));
    expect(floating.hidden).toBe(true);
    await act(() => one.go({ fact: { type: 'chat.closed' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(floating.hidden).toBe(false);
  });
});

describe('what a tab stores of the conversation', () => {
  const said = (role: 'user' | 'bot', content: string): ChatMessage => ({
    role,
    content,
    sources: [],
  });
  const stored = () => (readTab('chat') as { messages: ChatMessage[] } | undefined)?.messages;
  const answers = () =>
    vi
      .spyOn(client, 'mutate')
      .mockImplementation(() =>
        Promise.resolve({ data: { ask: { text: 'Yes.', sources: [] } } } as never),
      );

  it('is all that was said, and nothing once it is forgotten', async () => {
    const mutate = answers();
    const actor = createChatActor();
    actor.start();
    expect(stored()).toBeUndefined();
    actor.send({ type: 'question.sent', text: 'Is it?' });
    await vi.waitFor(() => expect(stored()).toEqual([said('user', 'Is it?'), said('bot', 'Yes.')]));
    expect(mutate.mock.calls[0]![0].variables).toEqual({ question: 'Is it?' });
    actor.send({ type: 'chat.forgotten' });
    expect(sessionStorage.length).toBe(0);
    actor.stop();
  });

  it('is there after a reload; a question without its answer is asked again', async () => {
    const mutate = answers();
    writeTab('chat', { messages: [said('user', 'One?'), said('bot', 'Two.')] });
    const calm = createChatActor();
    calm.start();
    expect(calm.getSnapshot().context.messages).toHaveLength(2);
    expect(mutate).not.toHaveBeenCalled();
    writeTab('chat', { messages: [said('bot', 'Two.'), said('user', 'Three?')] });
    const again = createChatActor();
    again.start();
    await vi.waitFor(() =>
      expect(again.getSnapshot().context.messages.map(({ content }) => content)).toEqual([
        'Two.',
        'Three?',
        'Yes.',
      ]),
    );
    expect(mutate).toHaveBeenCalledOnce();
  });

  it('is the last fifty messages', () => {
    answers();
    const messages = Array.from({ length: 60 }, (_, index) => said('bot', `${index}`));
    writeTab('chat', { messages });
    const actor = createChatActor();
    actor.start();
    actor.send({ type: 'question.sent', text: 'More?' });
    expect(stored()).toEqual([...messages.slice(11), said('user', 'More?')]);
  });
});
