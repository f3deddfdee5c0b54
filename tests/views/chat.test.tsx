// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { chatMachine, scrollDelay } from '../../machines/chat/chat.machine.ts';
import type { ChatMessage } from '../../machines/chat/chat.machine.ts';
import { createChatActor } from '../../web/chat/chatActor.ts';
import { ChatButton } from '../../web/chat/ChatButton.tsx';
import { ChatDialog } from '../../web/chat/ChatDialog.tsx';
import { LazyChatDialog } from '../../web/chat/lazyChatDialog.ts';
import { chatCopy as copy, chatQuestions } from '../../web/copy/chat.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { gatewayAnswers } from '../web/support/gateway.ts';
import { Chat, chatActor } from '../../web/shared/flows/flows.ts';
import { readTab, writeTab } from '../../web/ui/tabStorage.ts';
import { readTyped } from '../../web/ui/typedText.ts';
import { button, hrefs, put, textsOf } from './support/page.ts';
import { show } from './support/show.tsx';

const opened: Step = { fact: { type: 'chat.opened' } };
const collapsed: Step = { fact: { type: 'chat.collapsed' } };
const asked = (text: string) => ({ fact: { type: 'question.sent', text } }) satisfies Step;
const answered = (text: string, sources: object[] = []): Step[] => [
  asked(text),
  { answers: 'ask', with: { text: `${text}!`, sources } },
];

/** The dialog as a customer has it after these steps, and what is sent to the flow from then on. */
async function dialog(steps: Step[] = [], firstName = 'Asha') {
  const one = walk(chatMachine);
  await one.go(opened, ...steps);
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
    go: (...next: Step[]) => act(() => one.go(...next)),
    sentEvents: () => send.mock.calls.map(([fact]) => fact),
  };
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>(copy.placeholder);
const type = (value: string) => put(copy.placeholder, value);
const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
const bubbles = () => textsOf('[data-role] p');

describe('the conversation', () => {
  it('greets whoever it is, and begins with suggestions until something was asked', async () => {
    await dialog([], '');
    expect(bubbles()).toEqual([copy.greeting(undefined)]);
    cleanup();
    const { sentEvents } = await dialog();
    expect(bubbles()).toEqual([copy.greeting('Asha')]);
    fireEvent.click(button(copy.suggestions[1]!));
    expect(sentEvents()).toEqual([asked(copy.suggestions[1]!).fact]);
    expect(screen.queryByText(copy.suggestions[3]!)).toBeNull();
  });

  it('has its button closed while nothing can be sent', async () => {
    await dialog();
    for (const [text, closed] of [
      ['', true],
      ['  \n', true],
      ['What is TSH?', false],
      ['x'.repeat(1000), false],
      ['x'.repeat(1001), true],
    ] as const) {
      type(text);
      expect([text, button('Send').disabled]).toEqual([text, closed]);
      expect(textsOf('[data-count]')).toEqual([`${text.length}/1000`]);
    }
  });

  it('sends what was typed with the button or Enter, and empties the box for the next', async () => {
    const { sentEvents, go } = await dialog();
    type('What is TSH?');
    // A line break, a word that is being composed, any other key.
    for (const key of [{ shiftKey: true }, { isComposing: true }, { key: 'a' }])
      expect(fireEvent.keyDown(box(), { key: 'Enter', ...key })).toBe(true);
    expect([sentEvents(), box().value]).toEqual([[], 'What is TSH?']);
    fireEvent.click(button('Send'));
    expect([sentEvents(), box().value]).toEqual([[asked('What is TSH?').fact], '']);
    expect([readTyped('chat'), document.activeElement]).toEqual([{ text: '' }, box()]);
    expect([button(copy.thinking).disabled, box().readOnly]).toEqual([true, true]);
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false);
    expect(sentEvents()).toHaveLength(1);
    await go({ answers: 'ask', with: { text: 'A hormone.', sources: [] } });
    expect(box().readOnly).toBe(false);
    type('And T4?');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(sentEvents().at(-1)).toEqual(asked('And T4?').fact);
  });

  it('shows questions and answers in their order, with the tests that they speak of', async () => {
    const sources = [{ testId: 't1', name: 'Lipid Profile' }];
    await dialog([...answered('What is LDL?', sources), asked('And HDL?'), { fails: 'ask' }]);
    expect(bubbles().slice(1, 4)).toEqual(['What is LDL?', 'What is LDL?!', 'And HDL?']);
    const roles = Array.from(
      document.querySelectorAll<HTMLElement>('[data-role]'),
      ({ dataset }) => dataset.role,
    );
    expect(roles).toEqual(['bot', 'user', 'bot', 'user', 'bot']);
    expect(hrefs(document.querySelectorAll<HTMLElement>('[data-role]')[2])).toEqual([
      '/testinfo/t1',
    ]);
  });

  it('has a question that was offered in Hindi as it was offered', async () => {
    setLanguage('hi', hindi);
    await dialog([...answered(chatQuestions[1]), ...answered('मेरा सवाल')]);
    expect(textsOf('[data-role=user] p')).toEqual([copy.suggestions[1], 'मेरा सवाल']);
  });

  it('is seen at its end, and each message from where it begins', async () => {
    const seen: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
      seen.push(`${(how as ScrollIntoViewOptions).block} ${this.textContent || 'end'}`);
    });
    const { go } = await dialog();
    expect(seen).toEqual(['end end']);
    await go({ passes: scrollDelay });
    expect(seen).toEqual(['end end', 'end end']);
    await go(...answered('One?'));
    expect(seen.slice(2)).toEqual(expect.arrayContaining(['nearest One?']));
    expect(seen.at(-1)).toBe('nearest One?!');
    cleanup();
    const before = seen.length;
    await go(...answered('Two?'));
    expect(seen).toHaveLength(before);
  });
});

describe('the dialog', () => {
  it.each([
    ['Close chat', 'chat.closed', []],
    ['Collapse', 'chat.collapsed', []],
    ['Close chat', 'chat.closed', [collapsed]],
    ['Expand', 'chat.expanded', [collapsed]],
  ])('has a button: %s, for %s, after %o', async (name, fact, steps) => {
    const { sentEvents } = await dialog(steps);
    const isCollapsed = steps.length > 0;
    expect(document.activeElement === screen.queryByLabelText('Expand')).toBe(isCollapsed);
    const { textContent } = screen.getByRole('dialog', { name: copy.title });
    expect(textContent.includes(copy.collapsed)).toBe(isCollapsed);
    press(name);
    await waitFor(() => expect(sentEvents()[0]).toEqual({ type: fact }));
  });

  it('closes for the page that a link in it leads to; collapsed it stays', async () => {
    const { sentEvents, go } = await dialog();
    fireEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(sentEvents()).toEqual([{ type: 'chat.closed' }]));
    await go(opened, collapsed);
    fireEvent.click(screen.getByText('Elsewhere'));
    await go({ passes: 1000 });
    expect(sentEvents().filter((fact) => fact.type === 'chat.closed')).toHaveLength(1);
  });
});

describe('the floating button', () => {
  it('fetches the code of the dialog when a mouse comes to it, or not at all', async () => {
    const load = vi.spyOn(LazyChatDialog, 'load').mockRejectedValue(new Error('No connection'));
    await show(<ChatButton onPhone={false} />);
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open chat' }));
    expect(load).toHaveBeenCalledOnce();
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a badge until it was pressed, opens the dialog, and is away while that is collapsed', async () => {
    await LazyChatDialog.load();
    const one = walk(chatMachine);
    chatActor.makeBy(() => Promise.resolve(one.actor as never));
    await show(<ChatButton onPhone />);
    expect([textsOf('[data-badge]'), screen.queryByRole('dialog')]).toEqual([['1'], null]);
    press('Open chat');
    await screen.findByRole('dialog');
    expect(textsOf('[data-badge]')).toEqual([]);
    const floating = document.querySelector<HTMLElement>('[data-floating]')!;
    expect(floating.hidden).toBe(false);
    await act(() => one.go(collapsed));
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
  const started = (messages?: ChatMessage[]) => {
    const calls = gatewayAnswers({ ask: { text: 'Yes.', sources: [] } });
    if (messages) writeTab('chat', { messages });
    const actor = createChatActor();
    actor.start();
    return { actor, calls, now: () => actor.getSnapshot().context.messages };
  };

  it('is all that was said, and nothing once it is forgotten', async () => {
    const { actor, calls } = started();
    expect(stored()).toBeUndefined();
    actor.send({ type: 'question.sent', text: 'Is it?' });
    await vi.waitFor(() => expect(stored()).toEqual([said('user', 'Is it?'), said('bot', 'Yes.')]));
    expect(calls[0]!.variables).toEqual({ question: 'Is it?' });
    actor.send({ type: 'chat.forgotten' });
    expect(sessionStorage.length).toBe(0);
  });

  it('is there after a reload; a question without its answer is asked again', async () => {
    const both = [said('user', 'One?'), said('bot', 'Two.')];
    const quiet = started(both);
    expect([quiet.now(), quiet.calls]).toEqual([both, []]);
    const { now, calls } = started([said('bot', 'Two.'), said('user', 'Three?')]);
    await vi.waitFor(() =>
      expect(now().map(({ content }) => content)).toEqual(['Two.', 'Three?', 'Yes.']),
    );
    expect(calls).toHaveLength(1);
  });

  it('is the last fifty messages', () => {
    const messages = Array.from({ length: 60 }, (_, index) => said('bot', `${index}`));
    started(messages).actor.send({ type: 'question.sent', text: 'More?' });
    expect(stored()).toEqual([...messages.slice(11), said('user', 'More?')]);
  });
});
