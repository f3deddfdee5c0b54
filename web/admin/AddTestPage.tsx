import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CircleCheck } from '../ui/lucide/CircleCheck.tsx';
import { addTestMachine } from '../../machines/addTest/addTest.machine.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { effects } from '../shared/flows/effects.ts';
import { adminCopy } from '../copy/admin.ts';
import { dotted } from '../../machines/dotted.ts';
import { Card } from '../ui/Card.tsx';
import { Fieldset } from '../ui/Fieldset.tsx';
import { FormEnd } from '../ui/FormEnd.tsx';
import { FormMessage } from '../ui/formMessage.tsx';
import { formTexts } from '../ui/formTexts.ts';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { useTyped } from '../ui/typedText.ts';
import { useClearedOnceSaved } from '../shared/useClearedOnceSaved.ts';
import { TypedForm } from '../ui/TypedForm.tsx';
import { TextField } from '../ui/TextField.tsx';
import { nameForTools } from './nameForTools.ts';
import { noChoices, TestDetails, testInput } from './TestDetails.tsx';
import { upload } from './upload.ts';
import { css } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = adminCopy.addTest;
/** Styles the browser's own button inside the field. */
const fileInput = css({
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
});
const machine = addTestMachine.provide({
  actors: webActors({
    addTest: async ({ input, icon, image }) => {
      const { addTest } = await upload<{ addTest: { message: string } }>(
        'addTest',
        { input },
        { icon: icon as File | null, image: image as File | null },
      );
      return addTest;
    },
  }),
  actions: { notify: effects.notify },
});

/** The chosen file; if none was chosen, the browser submits an empty one. */
const fileOf = (fields: FormData, name: string) => {
  const file = fields.get(name);
  return file instanceof File && file.size > 0 ? file : null;
};

/** The form that adds a test; its fields have the names of docs/product/entities.md. */
export function AddTestPage() {
  const actor = useActorRef(machine, actorOptions());
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const editing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useClearedOnceSaved(actor, 'addTest');
  useClearedOnceSaved(actor, 'addTestTags');
  const [chosen, choose] = useTyped('addTestTags', noChoices);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    actor.send({
      type: 'test.submitted',
      icon: fileOf(fields, 'icon'),
      image: fileOf(fields, 'image'),
      input: testInput(formTexts(event), chosen),
    });
  };
  const again = () => {
    choose(noChoices);
    actor.send({ type: 'another.begun' });
  };
  // After a test was saved, the menu's link to this same page must also lead to an empty form.
  useEffect(() => {
    if (shownAt.current !== key && !editing) again();
    shownAt.current = key;
  });
  return (
    <Page title={copy.title}>
      <div data-machine="addTest" data-state={state}>
        {!editing ? (
          <EmptyState
            title={copy.saved}
            icon={<CircleCheck size={44} strokeWidth={1.5} aria-hidden />}
          >
            <Button size="lg" onClick={again} className={css({ colorPalette: 'brand' })}>
              {copy.another}
            </Button>
          </EmptyState>
        ) : (
          <Card className={css({ maxW: '760px' })}>
            <TypedForm typedAs="addTest" onSubmit={submit}>
              <FormMessage message={message}>
                <div className={stack({ gap: '5' })}>
                  <Fieldset busy={busy}>
                    <TestDetails chosen={chosen} choose={choose} />
                    <div className={grid({ columns: { base: 1, lg: 2 }, gap: '4' })}>
                      {(['icon', 'image'] as const).map((name) => (
                        <TextField
                          key={name}
                          label={copy.fields[name]}
                          {...nameForTools(name, copy.fields[name])}
                          name={name}
                          type="file"
                          accept="image/png,image/jpeg,image/webp"
                          hint={copy.files}
                          className={fileInput}
                        />
                      ))}
                    </div>
                  </Fieldset>
                  <FormEnd>
                    <InlineMessage message={message} />
                    <Button
                      type="submit"
                      size="lg"
                      loading={busy}
                      className={css({
                        colorPalette: 'accent',
                        alignSelf: 'flex-end',
                      })}
                    >
                      {copy.action}
                    </Button>
                  </FormEnd>
                </div>
              </FormMessage>
            </TypedForm>
          </Card>
        )}
      </div>
    </Page>
  );
}
