import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readSigns } from '../../machines/text/typedText.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { createLimits } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { languageOf } from '../messages/language.ts';
import { badRequest } from '../refusal.ts';
import { answerFrom } from './answer.ts';
import { answerTexts } from './answerTexts.ts';
import { AnswerAnswer, QuestionRequest } from './assistant.contract.ts';
import { maybeEmergency } from './emergencies.ts';
import { inEnglish } from './hindiQuestions.ts';
import { askLanguageModel } from './model.ts';
import { createRetriever } from './retrieve.ts';
import { searchWords } from './serviceFacts.ts';

/** Rate limit on questions from one connection. */
const hourly = { max: 60, seconds: 3600 };

/**
 * POST rag/ask: answers from the catalogue and the FAQ, for guests too (docs/product/calls.md; PD-42).
 */
export function assistantRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const retriever = createRetriever(deps.db, deps.changes);
    app.addHook('onClose', async () => retriever.close());
    const limits = createLimits(deps);
    app.post(
      '/rag/ask',
      operation({
        operationId: 'ask',
        access: 'everyone',
        tags: ['assistant'],
        summary: 'Ask the assistant',
        description:
          'Answers a question about tests or the service, in English, Hindi or Hindi in Latin letters, from the catalogue and the frequent questions; the answer is in the language of the page (cookie assay_lang), else in English.',
        refuses: ['RATE_LIMITED'],
        body: QuestionRequest,
        response: { 200: AnswerAnswer },
      }),
      async (request) => {
        const question = readSigns(request.body.question);
        if (question === '') throw badRequest('QUESTION_MISSING');
        await limits.spend(`ask:${rateLimitKey(request.ip)}`, hourly, 'QUESTIONS_TOO_MANY');
        const language = languageOf(request);
        // No language model is involved here, as it might suggest a test.
        if (maybeEmergency(question))
          return envelope({ answer: answerTexts[language].emergency, sources: [] });
        const inWords = inEnglish(question);
        const [all, about, tests, faq] = await Promise.all([
          retriever.all(),
          retriever.named(question, inWords),
          retriever.tests(searchWords(inWords), 5),
          retriever.faq(inWords),
        ]);
        const extractive = answerFrom(inWords, { all, about, tests, faq }, language);
        const written = deps.config.llm
          ? await askLanguageModel(
              deps.config.llm,
              { question, language },
              extractive,
              { tests, faq },
              deps.log,
            )
          : null;
        return envelope(written ? { ...extractive, answer: written } : extractive);
      },
    );
  };
}
