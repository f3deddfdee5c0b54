import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { expect, it } from 'vitest';
import { createPublicAnswers } from '../../server/graphql/publicAnswers.ts';
import type { PublicAnswer } from '../../server/graphql/publicAnswers.ts';
import type { Rendering } from '../../server/web/documents.ts';
import { ownPage } from '../../server/web/ownPages.ts';

/** Answers over a gateway that answers when the test says so, and counts. */
function held() {
  const asked: { variables: Record<string, unknown>; answer(result: ExecutionResult): void }[] = [];
  const texts: Record<string, string> = {
    list: 'query LabTests { labTests { id } }',
    one: 'query LabTest($id: ID!) { labTest(id: $id) { id } }',
  };
  const answers = createPublicAnswers({
    documents: { textOf: (hash) => texts[hash] },
    maxAge: Infinity,
    production: false,
    ask: (_text, variables) => new Promise((resolve) => asked.push({ variables, answer: resolve })),
  });
  return { asked, answers };
}
const serves = (answers: ReturnType<typeof held>['answers']) =>
  answers.serve(
    { url: '/graphql?x', headers: {} } as IncomingMessage,
    { writeHead: () => undefined, end: () => undefined } as unknown as ServerResponse,
  );

it('an answer that was begun before a change is not kept after it, at its address neither', async () => {
  const { asked, answers } = held();
  const early = answers.get('list', {});
  answers.purge();
  asked[0]!.answer({ data: { labTests: [] } });
  const stale = (await early) as PublicAnswer;
  await stale.body.answer({});
  answers.remember('/graphql?x', stale);
  expect(serves(answers)).toBe(false);
  void answers.get('list', {});
  expect(asked).toHaveLength(2);
});

it('an answer that is current is kept at its address until the change', async () => {
  const { asked, answers } = held();
  const asking = answers.get('list', {});
  asked[0]!.answer({ data: { labTests: [] } });
  const answer = (await asking) as PublicAnswer;
  await answer.body.answer({});
  answers.remember('/graphql?x', answer);
  expect(serves(answers)).toBe(true);
  answers.purge();
  expect(serves(answers)).toBe(false);
});

it('variables that the document does not have make no answer of their own', () => {
  const { asked, answers } = held();
  for (let padding = 0; padding < 3; padding += 1) void answers.get('list', { padding });
  void answers.get('one', { id: 'tsh', padding: 1 });
  expect(asked.map(({ variables }) => variables)).toEqual([{}, { id: 'tsh' }]);
});

it('pages of customers share what is public, each has what is theirs, and nothing of that is shared', async () => {
  const toShared: unknown[] = [];
  const operations = ['LabTests', 'Faq', 'Me', 'Home', 'OwnOffers'];
  const answers = createPublicAnswers({
    documents: { textOf: (hash) => `query ${hash} { ${hash} }` },
    maxAge: Infinity,
    production: false,
    credentialed: new Set(['Faq']),
    ask: async (text, _variables, cookie) => {
      toShared.push([text.split(' ')[1], cookie]);
      return { data: { of: cookie ?? 'everybody' } };
    },
  });
  const queryOf = (name: string) => ({ name, hash: name, variables: {} });
  const shownTo = async (cookie: string) => {
    let shown: Rendering['found'] = {};
    await ownPage(
      {
        answers,
        answerKey: (name) => name,
        render: async ({ found }) => {
          shown = found;
          return '';
        },
      },
      {
        shell: 'customer',
        path: '/home',
        modules: [],
        session: { query: queryOf('Me'), detourOf: () => null },
        page: { queries: operations.filter((name) => name !== 'Me').map(queryOf) },
      },
      { language: 'en', cookie, ask: async () => ({ data: { of: cookie } }) },
    );
    return shown;
  };
  const pageOf = (cookie: string) =>
    Object.fromEntries(
      operations.map((name) => [name, { of: name === 'LabTests' ? 'everybody' : cookie }]),
    );
  expect(await shownTo('asha')).toEqual(pageOf('asha'));
  expect(await shownTo('nandini')).toEqual(pageOf('nandini'));
  expect(toShared).toEqual([
    ['LabTests', undefined],
    ['Faq', 'asha'],
    ['Faq', 'nandini'],
  ]);
  expect(await answers.get('Faq', {})).toHaveProperty('data.of', 'everybody');
});
