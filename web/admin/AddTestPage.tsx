import { Button, Field, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { addTestMachine } from '../../machines/addTest/addTest.machine.ts';
import { webActors } from '../flow/webActors.ts';
import { client } from '../app/apollo.ts';
import { actorOptions } from '../app/inspection.ts';
import { effects } from '../app/effects.ts';
import { adminCopy } from '../copy/admin.ts';
import { dotted } from '../../machines/chart/dotted.ts';
import { Card } from '../ui/Card.tsx';
import { formTexts } from '../ui/formTexts.ts';
import { Page } from '../ui/Page.tsx';
import { EmptyState, InlineMessage } from '../ui/states.tsx';
import { TagsField } from '../ui/TagsField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { upload } from './upload.ts';

const copy = adminCopy.addTest;
/** The browser's own button inside of the field, in our colours. */
const fileInput = {
  py: '1.5',
  ps: '1.5',
  '&::file-selector-button': {
    h: '8',
    px: '3',
    me: '3',
    border: '0',
    borderRadius: 'md',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
};
const machine = addTestMachine.provide({
  actors: webActors({
    addTest: async ({ input, icon, image }) => {
      const { addTest } = await upload<{ addTest: { message: string } }>(
        'addTest',
        { input },
        { icon: icon as File | null, image: image as File | null },
      );
      client.cache.evict({ fieldName: 'labTests' });
      return addTest;
    },
  }),
  actions: { notify: effects.notify },
});

const fileOf = (fields: FormData, name: string) => {
  const file = fields.get(name);
  return file instanceof File && file.size > 0 ? file : null;
};

/** The form that adds a test; fields are named as the specification's section 3 names them. */
export function AddTestPage() {
  const actor = useActorRef(machine, actorOptions());
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const [tags, setTags] = useState({
    disclaimers: [] as string[],
    features: [] as string[],
    why_book: [] as string[],
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    const fields = new FormData(event.currentTarget);
    actor.send({
      type: 'test.submitted',
      icon: fileOf(fields, 'icon'),
      image: fileOf(fields, 'image'),
      input: {
        testName: text('testName'),
        price: text('price'),
        reportTime: text('report_time'),
        tat: text('tat'),
        description: text('description'),
        inclusions: text('inclusions'),
        disclaimers: tags.disclaimers,
        features: tags.features,
        whyBook: tags.why_book,
      },
    });
  };
  const again = () => {
    setTags({ disclaimers: [], features: [], why_book: [] });
    actor.send({ type: 'another.begun' });
  };
  return (
    <Page title={copy.title}>
      <div data-machine="addTest" data-state={state}>
        {state === 'saved' ? (
          <EmptyState title={copy.saved}>
            <Button size="lg" colorPalette="brand" onClick={again}>
              {copy.another}
            </Button>
          </EmptyState>
        ) : (
          <Card maxW="760px">
            <form onSubmit={submit} noValidate>
              <Stack gap="5">
                <TextField label={copy.fields.testName} name="testName" />
                <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
                  <TextField label={copy.fields.price} name="price" inputMode="numeric" />
                  <TextField
                    label={copy.fields.report_time}
                    name="report_time"
                    placeholder={copy.reportTimeExample}
                  />
                  <TextField label={copy.fields.tat} name="tat" />
                </SimpleGrid>
                <Field.Root>
                  <Field.Label fontWeight="semibold">{copy.fields.description}</Field.Label>
                  <Textarea name="description" rows={4} bg="bg.panel" />
                </Field.Root>
                <TextField
                  label={copy.fields.inclusions}
                  name="inclusions"
                  hint={copy.inclusionsHint}
                />
                {(['disclaimers', 'features', 'why_book'] as const).map((name) => (
                  <TagsField
                    key={name}
                    label={copy.fields[name]}
                    hint={copy.tagHint}
                    value={tags[name]}
                    onChange={(value) => setTags({ ...tags, [name]: value })}
                  />
                ))}
                <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
                  {(['icon', 'image'] as const).map((name) => (
                    <TextField
                      key={name}
                      label={copy.fields[name]}
                      name={name}
                      type="file"
                      accept="image/png,image/jpeg,image/webp"
                      hint={copy.files}
                      css={fileInput}
                    />
                  ))}
                </SimpleGrid>
                <InlineMessage message={message} />
                <Button
                  type="submit"
                  size="lg"
                  colorPalette="accent"
                  alignSelf="flex-end"
                  loading={state === 'saving'}
                  loadingText={copy.action}
                >
                  {copy.action}
                </Button>
              </Stack>
            </form>
          </Card>
        )}
      </div>
    </Page>
  );
}
