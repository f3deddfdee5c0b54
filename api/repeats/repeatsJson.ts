import type { ReadRepeat } from './repeats.repository.ts';
import type { RepeatJson, SetRepeatJson } from './repeats.contract.ts';
import { choicesOf, dueOn, isDue, longestUsual } from './repeats.rules.ts';

/** The reminder in a row; null if none is set. */
export function setJson(row: ReadRepeat, today: string): SetRepeatJson | null {
  const { id, months, counted_from: countedFrom, lastVisit } = row;
  if (id === null || months === null || countedFrom === null) return null;
  const due = dueOn({ months, countedFrom, lastVisit }, today);
  return { _id: id, months, dueOn: due, due: isDue(due, today) };
}

/** A test that a person had, as read; today is YYYY-MM-DD in India. */
export function repeatJson(row: ReadRepeat, today: string): RepeatJson {
  const set = setJson(row, today);
  return {
    patientId: row.patient_id,
    patientName: row.patient_name,
    testId: row.test_id,
    testName: row.test_name,
    testNameHindi: row.test_name_hindi,
    offered: row.active,
    months: set?.months ?? row.usual_months ?? longestUsual,
    choices: choicesOf([row.months, row.usual_months], row.lastVisit, today),
    set,
  };
}
