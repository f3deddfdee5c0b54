import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createLimits, household } from '../limits/limits.ts';
import { badRequest } from '../refusal.ts';
import { answerFrom } from './answer.ts';
import { AnswerAnswer, QuestionRequest } from './assistant.contract.ts';
import { askModel } from './model.ts';
import { createRetriever } from './retrieve.ts';
import { searchWords } from './serviceFacts.ts';

/** Questions of one household an hour at most. */
const hourly = { max: 60, seconds: 3600 };

/** POST rag/ask: answers from the catalogue and the FAQ, for guests too (specification 7; decisions 42). */
export function assistantRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const retriever = createRetriever(deps.db, deps.changes);
    app.addHook('onClose', async () => retriever.close());
    const limits = createLimits(deps);
    app.post(
      '/rag/ask',
      {
        schema: {
          tags: ['assistant'],
          summary: 'Ask the assistant',
          body: QuestionRequest,
          response: { 200: AnswerAnswer },
        },
      },
      async (request) => {
        const question = request.body.question.trim();
        if (question === '') throw badRequest('Please type a question');
        await limits.spend(
          `ask:${household(request.ip)}`,
          hourly,
          'That were many questions. Please wait a while',
        );
        const [all, about, tests, faq] = await Promise.all([
          retriever.all(),
          retriever.named(question),
          retriever.tests(searchWords(question), 5),
          retriever.faq(question),
        ]);
        const extractive = answerFrom(question, { all, about, tests, faq });
        const written = deps.config.llm
          ? await askModel(deps.config.llm, question, extractive, { tests, faq }, deps.log)
          : null;
        return envelope(written ? { ...extractive, answer: written } : extractive);
      },
    );
  };
}
