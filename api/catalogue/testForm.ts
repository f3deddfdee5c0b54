import type { Updateable } from 'kysely';
import type { Form } from '../files/form.ts';
import type { TestsTable } from './catalogue.tables.ts';
import { columnsOf } from './testInput.ts';
import { concernsOf, fastingOf, genderOf, yesOrNoOf } from './testTexts.ts';

/**
 * The columns of a new test from the add-test form (docs/product/entities.md). Throws 400 if name
 * or price is missing or invalid.
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
    testNameHindi: form.value('testNameHindi'),
    descriptionHindi: form.value('descriptionHindi'),
    inclusionsHindi: list('inclusionsHindi'),
    disclaimersHindi: list('disclaimersHindi'),
    featuresHindi: list('featuresHindi'),
    why_book_hindi: list('why_book_hindi'),
    fasting: fastingOf(form.value('fasting')),
    aliases: list('aliases'),
    concerns: concernsOf(form.values('concerns')),
    for_gender: genderOf(form.value('for_gender')),
    age_from: form.value('age_from'),
    age_to: form.value('age_to'),
    contains: list('contains'),
    apart_from: list('apart_from'),
    apart_minutes: form.value('apart_minutes'),
    repeat_months: form.value('repeat_months'),
    is_package: yesOrNoOf(form.value('is_package'), 'is_package') ?? false,
  });
  return { ...columns, name: columns.name!, price: columns.price! };
}
