import type { Updateable } from 'kysely';
import type { Form } from '../files/form.ts';
import { badRequest } from '../refusal.ts';
import type { ConcernJson, FastingJson } from './catalogue.contract.ts';
import { concerns } from './concerns.ts';
import type { TestsTable } from './catalogue.tables.ts';
import { columnsOf } from './testInput.ts';

const fastings: readonly FastingJson[] = ['needed', 'not needed', 'unknown'];

function fastingOf(value: string | undefined): FastingJson | undefined {
  const fasting = fastings.find((known) => known === value);
  if (value && !fasting)
    throw badRequest('FIELD_NOT_ALLOWED', { field: 'fasting', allowed: fastings.join(', ') });
  return fasting;
}

function concernsOf(values: string[]): ConcernJson[] {
  return values.map((value) => {
    const concern = concerns.find((known) => known === value);
    if (!concern)
      throw badRequest('FIELD_NOT_ALLOWED', { field: 'concerns', allowed: concerns.join(', ') });
    return concern;
  });
}

function packageOf(value = ''): boolean {
  if (!['', 'true', 'false'].includes(value))
    throw badRequest('FIELD_NOT_ALLOWED', { field: 'is_package', allowed: 'true, false' });
  return value === 'true';
}

/**
 * The columns of a new test from the add-test form (docs/product/entities.md). Throws 400 when
 * name or price is missing or wrong.
 */
export function newTestOf(form: Form): Updateable<TestsTable> & { name: string; price: number } {
  const list = (field: string) => (form.values(field).length > 0 ? form.values(field) : undefined);
  const columns = columnsOf({
    testName: form.value('testName') ?? '',
    price: form.value('price') ?? '',
    report_time: form.value('report_time'),
    tat: form.value('tat'),
    description: form.value('description'),
    inclusions: list('inclusions'),
    disclaimers: list('disclaimers'),
    features: list('features'),
    why_book: list('why_book'),
    fasting: fastingOf(form.value('fasting')),
    aliases: list('aliases'),
    concerns: concernsOf(form.values('concerns')),
    is_package: packageOf(form.value('is_package')),
  });
  return { ...columns, name: columns.name!, price: columns.price! };
}
