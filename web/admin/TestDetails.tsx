import type { ComponentProps } from 'react';
import { concernsOf, FindingFields } from './FindingFields.tsx';
import { FitFields, fitInput } from './FitFields.tsx';
import { HindiFields, hindiTagFields } from './HindiFields.tsx';
import { tagFields, TestFields } from './TestFields.tsx';

/** The tags and choices of a test that has none; they are not plain fields of the form. */
export const noChoices = {
  disclaimers: '',
  features: '',
  why_book: '',
  aliases: '',
  disclaimersHindi: '',
  featuresHindi: '',
  why_book_hindi: '',
  concerns: '',
  isPackage: '',
  forGender: '',
};
/** Tags are stored as lines, as none contains a line break. */
type Choices = typeof noChoices;

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));
const tagsOf = (chosen: Choices) =>
  Object.fromEntries(
    [...tagFields, ...hindiTagFields].map((name) => [name, linesOf(chosen[name])]),
  ) as Record<(typeof tagFields)[number] | (typeof hindiTagFields)[number], string[]>;

/** The input that a new and a changed test share. `text` reads a field of the form. */
export function testInput(text: (name: string) => string, chosen: Choices) {
  const tags = tagsOf(chosen);
  return {
    testName: text('testName'),
    price: text('price'),
    reportTime: text('report_time'),
    tat: text('tat'),
    description: text('description'),
    inclusions: text('inclusions'),
    disclaimers: tags.disclaimers,
    features: tags.features,
    whyBook: tags.why_book,
    aliases: tags.aliases,
    nameHindi: text('testNameHindi'),
    descriptionHindi: text('descriptionHindi'),
    inclusionsHindi: text('inclusionsHindi'),
    disclaimersHindi: tags.disclaimersHindi,
    featuresHindi: tags.featuresHindi,
    whyBookHindi: tags.why_book_hindi,
    concerns: concernsOf(chosen.concerns),
    isPackage: chosen.isPackage === 'true',
    ...fitInput(text, chosen.forGender),
  };
}

interface Props {
  /** The initial texts; absent for a new test. */
  initial?: ComponentProps<typeof TestFields>['initial'] &
    ComponentProps<typeof HindiFields>['initial'] &
    ComponentProps<typeof FitFields>['initial'];
  chosen: Choices;
  choose: (change: Partial<Choices>) => void;
}

/** All fields of a test, new or existing, except its pictures, its fasting and whether it is offered. */
export function TestDetails({ initial, chosen, choose }: Props) {
  const tags = tagsOf(chosen);
  const onTags: ComponentProps<typeof TestFields>['onTags'] &
    ComponentProps<typeof HindiFields>['onTags'] = (name, value) =>
    choose({ [name]: value.join('\n') });
  return (
    <>
      <TestFields initial={initial} tags={tags} onTags={onTags} />
      <HindiFields initial={initial} tags={tags} onTags={onTags} />
      <FindingFields
        concerns={concernsOf(chosen.concerns)}
        isPackage={chosen.isPackage === 'true'}
        onConcerns={(concerns) => choose({ concerns: concerns.join('\n') })}
        onPackage={(isPackage) => choose({ isPackage: String(isPackage) })}
      />
      <FitFields
        initial={initial}
        gender={chosen.forGender}
        onGender={(forGender) => choose({ forGender })}
      />
    </>
  );
}
