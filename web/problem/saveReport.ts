import type { RecordedState, ProblemReport } from '../../machines/report/problemReport.ts';
import { mask } from '../../machines/report/mask.ts';
import { remembered } from './problemLog.ts';
import { saveFile } from '../ui/saveFile.ts';

const maskedState = ({ value, context }: RecordedState): RecordedState => ({
  value,
  context: mask(context),
});

/** A masked report of what happened in this page. */
export function problemReport(): ProblemReport {
  const { actors, events, path } = remembered();
  return {
    kind: 'assay.problem',
    version: __VERSION__,
    at: new Date().toISOString(),
    path,
    window: [innerWidth, innerHeight],
    actors: actors.map(({ id, machine, start, end }) => ({
      id,
      machine,
      start: maskedState(start),
      end: maskedState(end),
    })),
    events: events.map(({ at, actor, event, value, path: there }) => ({
      at,
      actor,
      event: mask(event) as never,
      value,
      path: there,
    })),
  };
}

/** Saves the report as a file on the device; nothing is sent anywhere. */
export function saveReport(): void {
  const file = new Blob([JSON.stringify(problemReport(), null, 1)], { type: 'application/json' });
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  saveFile(file, `assay-problem-${moment}.json`);
}
