import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buildSchema, graphql, parse } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { readTrustedDocuments } from '../../server/graphql/trustedDocuments.ts';
import { asShell } from '../pages/wire.ts';
import { pauseCalls } from './pausedCalls.ts';
import type { PausedCall } from './pausedCalls.ts';
import type { Failure } from '../../machines/failure.ts';
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
/** The documents that the web names by their hash. */
const trusted = readTrustedDocuments();

interface Asked {
  query?: string;
  variables: Record<string, unknown>;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

/** An answer that depends on the root fields that were answered before, or on what is asked. */
export type AnswerBy = (
  answered: ReadonlySet<string>,
  variables: Record<string, unknown>,
) => unknown;

type Respond = (call: PausedCall) => Promise<void>;

/**
 * The calls of a page to the gateway: those of a machine's services wait until the test says how
 * they end.
 */
export class Calls {
  readonly #held: ReadonlySet<string>;
  readonly #answers: Record<string, unknown>;
  readonly #waiting = new Map<string, PausedCall>();
  readonly #hopeful = new Map<string, (call: PausedCall) => void>();
  /** Root fields that were answered well so far. */
  readonly #answered = new Set<string>();
  #repeated: { field: string; respond: Respond } | undefined;

  /**
   * `held`: root fields that wait; `answers`: root fields that are answered at once, by a function
   * where it depends on what was answered before or is asked. Everything else goes to the real gateway.
   */
  constructor(held: Iterable<string>, answers: Record<string, unknown> = {}) {
    this.#held = new Set(held);
    this.#answers = answers;
  }

  async watch(page: Page): Promise<void> {
    await asShell(page);
    await page.addInitScript(moveAbout);
    await pauseCalls(page, (call) => this.#take(call));
  }

  /** Answers the call for a root field that waits, or the next one. */
  async answer(field: string, value: unknown, isOver: boolean): Promise<void> {
    this.#answered.add(field);
    await this.#end(field, isOver, (call) => fulfil(call, { [field]: value }));
  }

  /** Refuses it, with the service's code and data where there are any. */
  async refuse(field: string, error: Failure, isOver: boolean): Promise<void> {
    await this.#end(field, isOver, (call) =>
      call.answer({
        data: null,
        errors: [
          {
            message: error.message,
            path: [field],
            extensions: {
              code: error.code ?? 'INTERNAL_SERVER_ERROR',
              ...(error.reason && { reason: error.reason }),
              ...(error.data && { data: error.data }),
            },
          },
        ],
      }),
    );
  }

  /** The answers of the step before are given no more. */
  beginStep(): void {
    this.#repeated = undefined;
  }

  /**
   * `isOver`: the machine asks no more. Until the next step another call for the same gets the same
   * answer, as the page around the machine may ask it, too, and have been answered in its place.
   */
  async #end(field: string, isOver: boolean, respond: Respond): Promise<void> {
    await respond(await this.#next(field));
    if (!isOver) return;
    this.#repeated = { field, respond };
    const another = this.#waiting.get(field);
    this.#waiting.delete(field);
    if (another) await respond(another);
  }

  async #take(call: PausedCall): Promise<void> {
    const { query, variables } = asked(call);
    const field = fieldOf(query);
    const known = this.#answers[field];
    const isKnown = this.#isKnown(field);
    if (isKnown) this.#answered.add(field);
    if (isKnown && typeof known === 'function')
      return fulfil(call, { [field]: (known as AnswerBy)(this.#answered, variables) });
    if (isKnown) return fulfil(call, this.#answers);
    if (!this.#held.has(field)) return call.pass();
    if (this.#repeated?.field === field) return this.#repeated.respond(call);
    const hopeful = this.#hopeful.get(field);
    this.#hopeful.delete(field);
    if (hopeful) hopeful(call);
    else this.#waiting.set(field, call);
  }

  /** What waits as well is answered at once the first time, for the page around the machine. */
  #isKnown(field: string): boolean {
    return field in this.#answers && !(this.#held.has(field) && this.#answered.has(field));
  }

  /** Waits until the call for a root field waits, if it is not answered at once. */
  async asked(field: string): Promise<void> {
    if (this.#isKnown(field)) return;
    await expect.poll(() => this.#waiting.has(field), { message: `${field} is asked` }).toBe(true);
  }

  /**
   * Leaves a call unanswered whose state is left: an answer to it would be an answer to nobody, and
   * the one that is asked next would wait for ever. One that is still on its way here is waited for;
   * one that the page never makes is not waited for longer than that takes.
   */
  async forget(field: string): Promise<void> {
    if (this.#isKnown(field)) return;
    const isHere = () => this.#waiting.has(field);
    await expect
      .poll(isHere, { timeout: 3000 })
      .toBe(true)
      .catch(() => undefined);
    this.#waiting.delete(field);
  }

  #next(field: string): Promise<PausedCall> {
    const waiting = this.#waiting.get(field);
    this.#waiting.delete(field);
    return waiting
      ? Promise.resolve(waiting)
      : new Promise((resolve) => this.#hopeful.set(field, resolve));
  }
}

/** Somebody is there: what a page fetches once it is in use would else come after eight seconds. */
function moveAbout(): void {
  setInterval(() => dispatchEvent(new PointerEvent('pointermove')), 250);
}

function asked({ url, body }: PausedCall): { query: string; variables: Record<string, unknown> } {
  const { query, variables, extensions } =
    fromForm(body) ?? (body ? (JSON.parse(body) as Asked) : fromAddress(url));
  const hash = extensions?.persistedQuery?.sha256Hash ?? '';
  return { query: query ?? trusted.textOf(hash)!, variables };
}

/**
 * A question with files is a form: its first field is what is asked, its second says which variable
 * each file is.
 */
function fromForm(body: string): Asked | undefined {
  const field = (name: string) =>
    new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r\\n`).exec(body)?.[1];
  const operations = field('operations');
  if (operations === undefined) return undefined;
  const question = JSON.parse(operations) as Asked;
  const files = Object.values(JSON.parse(field('map') ?? '{}') as Record<string, string[]>).flat();
  for (const path of files) question.variables[path.replace('variables.', '')] = 'a file';
  return question;
}

/** Public questions are asked by GET, so that their answers may be kept. */
function fromAddress(url: string): Asked {
  const { searchParams } = new URL(url);
  const json = (name: string) => JSON.parse(searchParams.get(name) ?? '{}') as never;
  return {
    variables: json('variables'),
    extensions: json('extensions'),
    ...(searchParams.has('query') && { query: searchParams.get('query')! }),
  };
}

/** The root field that an operation asks for. */
function fieldOf(query: string): string {
  const operation = parse(query).definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  );
  const selection = operation?.selectionSet.selections[0];
  return selection?.kind === 'Field' ? selection.name.value : '';
}

/** Answers by the schema: what the operation selects of the values, typed as the gateway would. */
async function fulfil(call: PausedCall, rootValue: Record<string, unknown>): Promise<void> {
  const { query, variables } = asked(call);
  const result = await graphql({ schema, source: query, variableValues: variables, rootValue });
  if (result.errors)
    throw new Error(`The sample does not fit the schema: ${result.errors[0]!.message}`);
  await call.answer(result);
}
