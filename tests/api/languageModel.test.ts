import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { httpStandIn } from './support/standIns.ts';
import type { StandInAnswer } from './support/standIns.ts';

interface Asked {
  model: string;
  max_tokens: number;
  messages: { role: string; content: string }[];
}

const says = (content: unknown): StandInAnswer => ({
  status: 200,
  body: { choices: [{ message: { content } }] },
});

let model: Awaited<ReturnType<typeof httpStandIn>>;
let next: StandInAnswer;
let api: TestApi;
let alone: TestApi;
const logged: string[] = [];
beforeAll(async () => {
  model = await httpStandIn(() => next);
  const llm = { baseUrl: `${model.url}/v1//`, apiKey: 'the key', model: 'small' };
  api = await startApi({ demo: true, rateLimit: false, llm, logLevel: 'warn' }, undefined, {
    write: (line) => void logged.push(line),
  });
  alone = await startApi({ demo: true, rateLimit: false });
});
beforeEach(() => {
  model.received.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  await api.stop();
  await alone.stop();
  await model.close();
});

async function ask(question: string, language = 'en', of = api): Promise<AnswerJson> {
  const reader = of.client();
  reader.cookies.set('assay_lang', language);
  return (await reader.post<AnswerJson>('rag/ask', { question })).body.data;
}
const askedFor = () => JSON.parse(model.received[0]!.body) as Asked;

describe('a language model', () => {
  it('writes the answer, from what was found and with its tests', async () => {
    const found = await ask('How much is HbA1c?', 'en', alone);
    next = says(' It is ₹399. \n');
    expect(await ask(' How much is HbA1c? ')).toEqual({
      answer: 'It is ₹399.',
      sources: [{ testId: 'hba1c', name: 'HbA1c' }],
    });
    expect(model.received).toHaveLength(1);
    const [{ method, path, headers }] = model.received as [(typeof model.received)[number]];
    expect([method, path, headers.authorization, headers['content-type']]).toEqual([
      'POST',
      '/v1/chat/completions',
      'Bearer the key',
      'application/json',
    ]);
    const asked = askedFor();
    expect([asked.model, asked.max_tokens, asked.messages.map(({ role }) => role)]).toEqual([
      'small',
      400,
      ['system', 'user'],
    ]);
    const [system, user] = asked.messages.map(({ content }) => content);
    expect(user).toBe('How much is HbA1c?');
    expect(system).toMatch(/Never diagnose.*Answer in English\.\n\nPassages:\n/s);
    expect(system!.split('Passages:\n')[1]!.startsWith(`${found.answer}\n{"id":"`)).toBe(true);
  });

  it('is given the frequent question that fits, and asked to answer in Hindi where the page is', async () => {
    next = says('हाँ।');
    expect((await ask('क्या मैं पानी पी सकता हूँ?', 'hi')).answer).toBe('हाँ।');
    const [system, user] = askedFor().messages.map(({ content }) => content);
    expect(user).toBe('क्या मैं पानी पी सकता हूँ?');
    expect(system).toContain('plain, everyday Hindi in Devanagari.');
    expect(system).toContain('May I drink water while fasting? ');
    await ask('qwertyuiop');
    const [without] = (JSON.parse(model.received[1]!.body) as Asked).messages;
    expect(without!.content.endsWith(`${(await ask('qwertyuiop', 'en', alone)).answer}\n`)).toBe(
      true,
    );
  });

  it.each<[string, StandInAnswer, boolean]>([
    ['fails', { status: 500, body: { choices: [{ message: { content: 'Oh' } }] } }, true],
    ['has no words', { status: 204 }, true],
    ['breaks off', { status: 200, cut: true }, true],
    ['says nothing', says(' \n'), false],
    ['says nothing at all', says(null), false],
    ['has no choice', { status: 200, body: { choices: [] } }, false],
    ['has no message', { status: 200, body: { choices: [{}] } }, false],
    ['answers something else', { status: 200, body: {} }, false],
  ])('that %s leaves the answer as it was found', async (_, answer, isLogged) => {
    next = answer;
    expect(await ask('How much is HbA1c?')).toEqual(await ask('How much is HbA1c?', 'en', alone));
    expect(model.received).toHaveLength(1);
    expect(logged.some((line) => line.includes('the model did not answer'))).toBe(isLogged);
  });
});
