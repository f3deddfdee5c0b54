import { expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { coverageOf, guardGaps, talliesOf } from '../../devtools/chart/coverage.ts';
import type { WalkedStep } from '../../devtools/chart/walkedStep.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { shortfalls } from '../../devtools/coverage/thresholds.ts';
import { chatModel } from '../models/chat.model.ts';
import { everyEdge } from '../models/cover.ts';
import { follow } from '../models/follow.ts';
import type { Model } from '../models/model.ts';

async function walkedBy(model: Model): Promise<WalkedStep[]> {
  const steps: WalkedStep[] = [];
  for (const path of everyEdge(model)) steps.push(...(await follow(model, path)).walk.walked);
  return steps;
}

it('a model that lost one action fails the run, and the transition is named', async () => {
  const chart = chartOf(chatMachine);
  const without = {
    ...chatModel,
    facts: chatModel.facts.filter((fact) => fact.type !== 'chat.expanded'),
  };
  const machine = coverageOf(chart, await walkedBy(without));
  expect(shortfalls(machine, machine)).toEqual([
    'chat: no machine run walked panel.collapsed – chat.expanded → panel.open',
  ]);
});

it('guards are seen to hold and to refuse, in the states where they are asked', async () => {
  const chart = chartOf(chatMachine);
  const walked = await walkedBy(chatModel);
  expect(talliesOf(coverageOf(chart, walked))).toMatchObject({
    states: { walked: 9, all: 9 },
    guards: { walked: 4, all: 4 },
    delays: { walked: 1, all: 1 },
    services: { walked: 3, all: 3 },
  });
  const never = walked.filter(({ event, took }) => event !== 'question.sent' || took.length > 0);
  expect(guardGaps(coverageOf(chart, never))).toEqual([
    'conversation.ready – question.sent [isQuestion] / addQuestion → conversation.waiting: the guard never refused',
  ]);
});

it('browser runs of what runs in the browser are held to their share, if no test was left out', async () => {
  const chart = chartOf(chatMachine);
  const all = coverageOf(chart, await walkedBy(chatModel));
  const [first, ...others] = shortfalls(all, coverageOf(chart, []));
  expect(first).toBe('chat: browser runs walked 0 of 9 states, which is less than 90%');
  expect(others).toContain('chat: no browser run was in panel.collapsed');
  expect(others).toContain('chat: no browser run walked panel.closed – chat.opened → panel.open');
  expect(shortfalls(all, null)).toEqual([]);
});
