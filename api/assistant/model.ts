import type { FastifyBaseLogger } from 'fastify';
import { request } from 'undici';
import type { Config } from '../../server/shared/config.ts';
import type { MessageLanguage } from '../messages/language.ts';
import type { AnswerJson } from './assistant.contract.ts';
import type { Found } from './answer.ts';

/** Milliseconds that a model may take before the extractive answer is used instead. */
const patience = 6000;
const rules =
  'You help people who book lab tests in India. Answer in at most five plain sentences, only from the passages. Never diagnose and never advise on treatment; say that this is not medical advice where complaints are spoken of. If the passages do not answer, say so.';

const answersIn: Record<MessageLanguage, string> = {
  en: 'Answer in English.',
  hi: 'Answer in plain, everyday Hindi in Devanagari.',
};

/**
 * Lets the configured OpenAI-compatible model write the answer from the same passages; null if it
 * fails.
 */
export async function askLanguageModel(
  llm: NonNullable<Config['llm']>,
  { question, language }: { question: string; language: MessageLanguage },
  extractive: AnswerJson,
  { tests, faq }: Pick<Found, 'tests' | 'faq'>,
  log: FastifyBaseLogger,
): Promise<string | null> {
  const passages = [
    extractive.answer,
    ...tests.map((test) => JSON.stringify(test)),
    faq ? `${faq.question} ${faq.answer}` : '',
  ].join('\n');
  try {
    const reply = await request(`${llm.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      signal: AbortSignal.timeout(patience),
      headers: { authorization: `Bearer ${llm.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: llm.model,
        max_tokens: 400,
        messages: [
          { role: 'system', content: `${rules} ${answersIn[language]}\n\nPassages:\n${passages}` },
          { role: 'user', content: question },
        ],
      }),
    });
    if (reply.statusCode !== 200) throw new Error(`the model answered ${reply.statusCode}`);
    const { choices } = (await reply.body.json()) as {
      choices?: { message?: { content?: string } }[];
    };
    return choices?.[0]?.message?.content?.trim() || null;
  } catch (error) {
    log.warn({ err: error }, 'the model did not answer; the extractive answer does');
    return null;
  }
}
