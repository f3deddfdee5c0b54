import { NativeSelect } from '@chakra-ui/react';
import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import type { FormEvent } from 'react';
import type { Fasting } from '../../machines/generated/schema.ts';
import { adminCopy } from '../copy/admin.ts';
import { ChangeTestDocument } from './generated/graphql.ts';
import type { AdminTestFragment } from './generated/graphql.ts';
import { messageOfFailure } from '../shared/apollo.ts';
import { Card } from '../ui/Card.tsx';
import { CheckField } from '../ui/CheckField.tsx';
import { FormMessage } from '../ui/formMessage.tsx';
import { formTexts } from '../ui/formTexts.ts';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TypedForm } from '../ui/TypedForm.tsx';
import { clearTyped, useTyped } from '../ui/typedText.ts';
import { TestDetails, testInput } from './TestDetails.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const copy = adminCopy.editTest;

/** The fields of a test in the catalogue, and whether customers see it. */
export function EditTestForm({ initial: { test, active } }: { initial: AdminTestFragment }) {
  const [change, { data, error, loading }] = useMutation(ChangeTestDocument);
  const typedAs = `editTest.${test.id}`;
  const [chosen, choose] = useTyped(`${typedAs}.chosen`, {
    disclaimers: test.disclaimers.join('\n'),
    features: test.features.join('\n'),
    why_book: test.whyBook.join('\n'),
    aliases: test.aliases.join('\n'),
    disclaimersHindi: test.disclaimersForHindi.join('\n'),
    featuresHindi: test.featuresForHindi.join('\n'),
    why_book_hindi: test.whyBookForHindi.join('\n'),
    concerns: test.concerns.join('\n'),
    isPackage: String(test.isPackage),
    forGender: test.forGender ?? '',
    fasting: test.fasting,
    active: String(active),
  });
  const fastingId = useId();
  const message = error ? messageOfFailure(error) : null;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    const input = {
      ...testInput(text, chosen),
      // A test without a price keeps none until one is typed.
      price: text('price') || (test.priceInRupees === null ? null : ''),
      fasting: chosen.fasting as Fasting,
      active: chosen.active === 'true',
    };
    await change({ variables: { id: test.id, input } });
    clearTyped(typedAs);
    clearTyped(`${typedAs}.chosen`);
  };
  return (
    <Card className={css({ maxW: '760px' })}>
      <TypedForm typedAs={typedAs} onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })}>
            <TestDetails
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
                  value={chosen.fasting}
                  onChange={(event) => choose({ fasting: event.target.value as Fasting })}
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
              checked={chosen.active === 'true'}
              onChange={(value) => choose({ active: String(value) })}
            />
            <InlineMessage message={message} />
            {data ? <InlineMessage tone="info" message={copy.saved} /> : null}
            <SubmitButton busy={loading}>{copy.save}</SubmitButton>
          </div>
        </FormMessage>
      </TypedForm>
    </Card>
  );
}
