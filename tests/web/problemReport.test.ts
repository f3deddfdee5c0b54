import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { ProblemReport, ReportedActor } from '../../machines/report/problemReport.ts';
import { address, patient, user } from '../../devtools/samples/entities.ts';
import { replayActor } from '../../devtools/replay/replayReport.ts';
import { mask } from '../../machines/report/mask.ts';
import { rememberForReport } from '../../web/problem/problemLog.ts';
import { problemReport } from '../../web/problem/saveReport.ts';
import { models } from '../models/models.ts';
import { pathOf } from '../models/pathOf.ts';
import { tours } from '../models/tours.ts';
import { walk } from '../../devtools/simulation/walk.ts';

const anything = { doable: () => true, length: 60 };
/** Numbers without an order, the same at each run. */
const choices = Array.from({ length: 60 }, (_, index) => (index * 7919) % 101);

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
/** Sent along with what is typed. */
const isTyped = (name: string) => name !== 'version';
/** What people type of themselves, and who has typed it in the models. */
const typedBy = { AddressInput: address, PatientInput: patient, ProfileInput: user };
const typed = Object.entries(typedBy).flatMap(([input, sample]) => {
  const type = schema.getType(input);
  if (!isInputObjectType(type)) throw new Error(`There is no input ${input}.`);
  return Object.values(type.getFields())
    .filter((field) => getNamedType(field.type).name === 'String' && isTyped(field.name))
    .map(({ name }) => ({
      name: `${input}.${name}`,
      text: (sample as Record<string, unknown>)[name],
    }));
});

/** What the samples of the models say of people besides what they type of themselves. */
const personal = [
  'Asha',
  'Menon',
  'asha@example.com',
  '9000000001',
  '9000000002',
  '"1234"',
  'Leela',
  '1957-09-30',
  'Chennai',
  '12.97',
  '77.64',
  'Indiranagar',
  '560038',
  '"good"',
  'new password',
  'What Tests are',
];

describe('a problem report', () => {
  /** One of each machine, which is the last that ran in it: a report keeps the last events alone. */
  const reports: { machine: AnyStateMachine; actor: ReportedActor; report: ProblemReport }[] = [];

  beforeAll(async () => {
    vi.stubGlobal('location', {
      pathname: '/checkout',
      search: '?order=o1&email=asha@example.com',
    });
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('innerHeight', 844);
    // Every machine goes a long way, all that it met on it being remembered.
    for (const model of models) {
      // All ways through the funnel would not fit into memory beside the other tests.
      const way =
        model.machine.id === 'booking'
          ? pathOf(model, choices)
          : tours(model, { ...anything, walked: new Set() })[0];
      await walk(model.machine, model.input, {}, rememberForReport).go(...(way?.steps ?? []));
      const report = JSON.parse(JSON.stringify(problemReport())) as ProblemReport;
      reports.push({ machine: model.machine, actor: report.actors.at(-1)!, report });
    }
  });

  it('replays to the same final snapshot, on every machine', () => {
    const replays = reports.map(({ machine, actor, report }) => {
      const { end, violation } = replayActor(machine, report, actor);
      return {
        machine: actor.machine,
        violation,
        end: { value: end.value as unknown, context: mask(end.context) },
      };
    });
    expect(replays).toEqual(
      reports.map(({ actor: { machine, end } }) => ({ machine, violation: null, end })),
    );
    expect(reports.at(-1)!.report.events.length).toBeGreaterThan(200);
  });

  it('is looked through for every text that people type of themselves', () => {
    expect(
      typed.filter(({ text }) => typeof text !== 'string' || text === '').map(({ name }) => name),
      'Give it a text in devtools/samples/entities.ts.',
    ).toEqual([]);
  });

  it('says nothing of anybody', () => {
    const text = JSON.stringify(reports.map(({ report }) => report));
    // Digits of a house are found in times, too.
    const saidOf = (typed: string) => (/^\w{1,3}$/.test(typed) ? `"${typed}"` : typed);
    expect(typed.filter((one) => text.includes(saidOf(String(one.text))))).toEqual([]);
    // The digits of a place are found within times, too.
    const isSaid = (secret: string) =>
      secret.includes('.') && Number(secret)
        ? text.split(/[^\d.]+/).includes(secret)
        : text.includes(secret);
    expect(personal.filter(isSaid)).toEqual([]);
    expect(reports[0]!.report.path).toBe('/checkout?order=o1');
  });

  it('that a changed machine does not follow says where they part', () => {
    const { machine, actor, report } = reports.find(({ actor: { machine: id } }) => id === 'chat')!;
    const first = report.events.findIndex((event) => event.actor === actor.id);
    const changed = {
      ...report,
      events: report.events.map((event, index) =>
        index === first ? { ...event, event: { type: 'chat.closed' } } : event,
      ),
    };
    expect(replayActor(machine, changed, actor).violation).toMatch(
      /^chat, event 1, chat\.closed: reported .+, now .+$/,
    );
  });
});
