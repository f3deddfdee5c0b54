import { NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import type { Fasting, TestChanges } from '../../machines/generated/schema.ts';
import { adminCopy } from '../copy/admin.ts';
import { ChangeTestDocument } from './generated/graphql.ts';
import type { AdminTestFragment } from './generated/graphql.ts';
import { mutateCached } from '../shared/apollo.ts';
import { Card } from '../ui/Card.tsx';
import { CheckField } from '../ui/CheckField.tsx';
import { Fieldset } from '../ui/Fieldset.tsx';
import { FormEnd } from '../ui/FormEnd.tsx';
import { FormMessage } from '../ui/formMessage.tsx';
import { formTexts } from '../ui/formTexts.ts';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TypedForm } from '../ui/TypedForm.tsx';
import { clearTyped } from '../ui/typedText.ts';
import { TestDetails, testInput } from './TestDetails.tsx';
import { useStaffForm } from './useStaffForm.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const copy = adminCopy.editTest;

const lists = [
  'disclaimers',
  'features',
  'why_book',
  'aliases',
  'disclaimersHindi',
  'featuresHindi',
  'why_book_hindi',
  'concerns',
] as const;
const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

interface Props {
  initial: AdminTestFragment;
  load: () => Promise<unknown>;
}

/** The fields of a test in the catalogue, and whether customers see it. */
export function EditTestForm({ initial: { test, active, version }, load }: Props) {
  const typedAs = `editTest.${test.id}`;
  const { fields, change, submit, message, isBusy, isSaved, attributes } = useStaffForm({
    form: `${typedAs}.chosen`,
    stored: {
      disclaimers: [...test.disclaimers],
      features: [...test.features],
      why_book: [...test.whyBook],
      aliases: [...test.aliases],
      disclaimersHindi: [...test.disclaimersForHindi],
      featuresHindi: [...test.featuresForHindi],
      why_book_hindi: [...test.whyBookForHindi],
      concerns: [...test.concerns] as string[],
      isPackage: String(test.isPackage),
      forGender: test.forGender ?? '',
      fasting: test.fasting as string,
      active: String(active),
    },
    texts: { typedAs, version },
    save: async (input: TestChanges) => {
      await mutateCached(ChangeTestDocument, { id: test.id, version, input });
      clearTyped(typedAs);
    },
    load,
  });
  const chosen = {
    ...fields,
    ...(Object.fromEntries(lists.map((name) => [name, fields[name].join('\n')])) as Record<
      (typeof lists)[number],
      string
    >),
  };
  const choose: ComponentProps<typeof TestDetails>['choose'] = (changed) =>
    change(
      Object.fromEntries(
        Object.entries(changed).map(([name, text]) => [
          name,
          lists.some((list) => list === name) ? linesOf(text) : text,
        ]),
      ),
    );
  const fastingId = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    submit({
      ...testInput(text, chosen),
      // A test without a price keeps none until one is typed.
      price: text('price') || (test.priceInRupees === null ? null : ''),
      fasting: fields.fasting as Fasting,
      active: fields.active === 'true',
    });
  };
  return (
    <Card className={css({ maxW: '760px' })}>
      <TypedForm typedAs={typedAs} basis={version} onSubmit={send} {...attributes}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })}>
            <Fieldset busy={isBusy}>
              <TestDetails
                key={version}
                initial={{
                  testName: test.name,
                  price: test.priceInRupees === null ? '' : String(test.priceInRupees),
                  report_time: test.reportTime ?? '',
                  tat: test.tat ?? '',
                  description: test.description ?? '',
                  inclusions: test.inclusions.join(', '),
                  testNameHindi: test.nameForHindi ?? '',
                  descriptionHindi: test.descriptionForHindi ?? '',
                  inclusionsHindi: test.inclusionsForHindi.join(', '),
                  age_from: String(test.ageFrom ?? ''),
                  age_to: String(test.ageTo ?? ''),
                  contains: test.contains.join(', '),
                  apart_from: test.apartFrom.join(', '),
                  apart_minutes: String(test.apartMinutes ?? ''),
                  repeat_months: String(test.repeatMonths ?? ''),
                }}
                chosen={chosen}
                choose={choose}
              />
              <div className={stack({ gap: '1.5' })}>
                <label
                  htmlFor={fastingId}
                  className={css({ fontWeight: 'semibold', fontSize: 'sm' })}
                >
                  {copy.fasting}
                </label>
                <NativeSelect.Root size="lg">
                  <NativeSelect.Field
                    id={fastingId}
                    borderColor="border.emphasized"
                    value={fields.fasting}
                    onChange={(event) => change({ fasting: event.target.value })}
                  >
                    {Object.entries(copy.fastings).map(([value, name]) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </div>
              <CheckField
                label={copy.offered}
                hint={copy.offeredHint}
                checked={fields.active === 'true'}
                onChange={(value) => change({ active: String(value) })}
              />
            </Fieldset>
            <FormEnd>
              <InlineMessage message={message} />
              {isSaved ? <InlineMessage tone="info" message={copy.saved} /> : null}
              <SubmitButton busy={isBusy}>{copy.save}</SubmitButton>
            </FormEnd>
          </div>
        </FormMessage>
      </TypedForm>
    </Card>
  );
}
