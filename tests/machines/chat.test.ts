import { describe, expect, it } from 'vitest';
import { chatMachine, scrollDelay } from '../../machines/chat/chat.machine.ts';
import type { ChatContext } from '../../machines/chat/chat.machine.ts';
import { longestQuestion } from '../../machines/text/longest.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { listen } from './support/listen.ts';

const ask = (text: string): Step => ({ fact: { type: 'question.sent', text } });
const open: Step = { fact: { type: 'chat.opened' } };
const close: Step = { fact: { type: 'chat.closed' } };
const said = (one: { context<Context>(): Context }) =>
  one.context<ChatContext>().messages.map(({ role, content }) => [role, content]);

describe('a question', () => {
  it('is trimmed, and nothing more is sent until the answer is there', async () => {
    const one = listen(chatMachine);
    await one.go(open, ask('  What Tests are Availiable? \n'), ask('Another one'));
    expect(one.calls('ask'), 'clause 5.7').toEqual([{ question: 'What Tests are Availiable?' }]);
    expect(one.can({ type: 'question.sent', text: 'Another one' }), 'clause 5.7').toBe(false);
    await one.go({ answers: 'ask', with: { text: 'We have 45 tests.', sources: [] } });
    expect(said(one), 'clause 3.4').toEqual([
      ['user', 'What Tests are Availiable?'],
      ['bot', 'We have 45 tests.'],
    ]);
    expect(one.can({ type: 'question.sent', text: 'Another one' })).toBe(true);
  });
  it.each([
    ['empty', ' \n '],
    ['longer than 1000 characters', 'x'.repeat(longestQuestion + 1)],
  ])('that is %s is not sent', (_, text) => {
    expect(listen(chatMachine).can({ type: 'question.sent', text })).toBe(false);
  });
  it('of 1000 characters, white space around it not counted, is sent', () => {
    expect(longestQuestion).toBe(1000);
    expect(listen(chatMachine).can({ type: 'question.sent', text: ` ${'x'.repeat(1000)} ` })).toBe(
      true,
    );
  });
  it.each([
    ['fails', { fails: 'ask' }, 'Sorry, something went wrong.'],
    ['has no answer', { answers: 'ask', with: { text: null, sources: [] } }, 'Okay.'],
    ['has a blank answer', { answers: 'ask', with: { text: ' ', sources: [] } }, 'Okay.'],
  ] as const)('that %s is answered all the same', async (_, end, content) => {
    const one = listen(chatMachine);
    await one.go(ask('Why?'), end);
    expect(said(one), 'clause 8.7').toEqual([
      ['user', 'Why?'],
      ['bot', content],
    ]);
  });
});

describe('the panel', () => {
  it('keeps the badge until it was opened, and the suggestions until something was asked', async () => {
    const one = listen(chatMachine);
    expect(one.context<ChatContext>()).toMatchObject({ seen: false, asked: false });
    await one.go(open, close);
    expect(one.context<ChatContext>(), 'clause 2.50').toMatchObject({ seen: true, asked: false });
    await one.go(ask('Why?'));
    expect(one.context<ChatContext>().asked, 'clause 2.50').toBe(true);
  });
  it('scrolls to the latest content 50 ms after it opened', async () => {
    const one = listen(chatMachine);
    await one.go(open, { passes: scrollDelay - 1 });
    expect(scrollDelay, 'clauses 2.55, 9.8').toBe(50);
    expect(one.emitted, 'clause 2.55').toEqual([]);
    await one.go({ passes: 1 });
    expect(one.emitted, 'clause 2.55').toEqual(['scroll']);
  });
  it('does not scroll when it was closed before', async () => {
    const one = listen(chatMachine);
    await one.go(open, { passes: scrollDelay - 1 }, close, { passes: scrollDelay });
    expect(one.emitted).toEqual([]);
  });
  it('may be closed while an answer is awaited: the answer is kept', async () => {
    const one = listen(chatMachine);
    await one.go(
      open,
      ask('Why?'),
      close,
      { answers: 'ask', with: { text: 'Because.', sources: [] } },
      open,
    );
    expect(said(one)).toEqual([
      ['user', 'Why?'],
      ['bot', 'Because.'],
    ]);
  });
  it('collapses and comes back without losing the conversation', async () => {
    const one = listen(chatMachine);
    await one.go(open, ask('Why?'), { fact: { type: 'chat.collapsed' } });
    expect(one.value(), 'clause 4.7').toEqual({ panel: 'collapsed', conversation: 'waiting' });
    expect(one.can({ type: 'question.sent', text: 'And now?' }), 'clause 4.7').toBe(false);
    await one.go({ fact: { type: 'chat.expanded' } });
    expect(one.value(), 'clause 4.7').toEqual({
      panel: { open: 'appearing' },
      conversation: 'waiting',
    });
    await one.go({ fact: { type: 'chat.closed' } });
    expect(one.value(), 'clause 4.7').toEqual({ panel: 'closed', conversation: 'waiting' });
  });
  it('forgets all at logout, and a late answer too', async () => {
    const one = listen(chatMachine);
    await one.go(open, ask('Why?'), { fact: { type: 'chat.forgotten' } });
    expect(one.value()).toEqual({ panel: 'closed', conversation: 'ready' });
    expect(one.context<ChatContext>()).toEqual({ messages: [], seen: false, asked: false });
    await expect(one.go({ answers: 'ask', with: { text: 'Late', sources: [] } })).rejects.toThrow(
      'not running',
    );
  });
});
