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
import { concernsOf, FindingFields } from './FindingFields.tsx';
import { FitFields, fitInput } from './FitFields.tsx';
import { HindiFields } from './HindiFields.tsx';
import { TestFields } from './TestFields.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const copy = adminCopy.editTest;
const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

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
  const tags = {
    disclaimers: linesOf(chosen.disclaimers),
    features: linesOf(chosen.features),
    why_book: linesOf(chosen.why_book),
    aliases: linesOf(chosen.aliases),
    disclaimersHindi: linesOf(chosen.disclaimersHindi),
    featuresHindi: linesOf(chosen.featuresHindi),
    why_book_hindi: linesOf(chosen.why_book_hindi),
  };
  const concerns = concernsOf(chosen.concerns);
  const isPackage = chosen.isPackage === 'true';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    const input = {
      testName: text('testName'),
      // A test without a price keeps none until one is typed.
      price: text('price') || (test.priceInRupees === null ? null : ''),
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
      concerns,
      isPackage,
      ...fitInput(text, chosen.forGender),
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
            <TestFields
              initial={{
                testName: test.name,
                price: test.priceInRupees === null ? '' : String(test.priceInRupees),
                report_time: test.reportTime ?? '',
                tat: test.tat ?? '',
                description: test.description ?? '',
                inclusions: test.inclusions.join(', '),
              }}
              tags={tags}
              onTags={(name, value) => choose({ [name]: value.join('\n') })}
            />
            <HindiFields
              initial={{
                testNameHindi: test.nameForHindi ?? '',
                descriptionHindi: test.descriptionForHindi ?? '',
                inclusionsHindi: test.inclusionsForHindi.join(', '),
              }}
              tags={tags}
              onTags={(name, value) => choose({ [name]: value.join('\n') })}
            />
            <FindingFields
              concerns={concerns}
              isPackage={isPackage}
              onConcerns={(listed) => choose({ concerns: listed.join('\n') })}
              onPackage={(listed) => choose({ isPackage: String(listed) })}
            />
            <FitFields
              initial={{
                age_from: String(test.ageFrom ?? ''),
                age_to: String(test.ageTo ?? ''),
                contains: test.contains.join(', '),
                apart_from: test.apartFrom.join(', '),
                apart_minutes: String(test.apartMinutes ?? ''),
                repeat_months: String(test.repeatMonths ?? ''),
              }}
              gender={chosen.forGender}
              onGender={(forGender) => choose({ forGender })}
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
