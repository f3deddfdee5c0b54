import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Visit, VisitActInput } from '../../../machines/generated/schema.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { FormMessage } from '../../ui/formMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLayer } from '../../ui/layers.ts';
import { InlineMessage } from '../../ui/states.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import type { DayActor } from './dayActor.ts';
import { pressedAct } from './pressedAct.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

interface Props {
  visit: Visit;
  actor: DayActor;
  /** What was refused: what is right in it need not be typed again. */
  before: VisitActInput | undefined;
}

/** The label of each tube or cup. */
export function CollectForm({ visit, actor, before }: Props) {
  const typedAs = `collect.${visit.id}`;
  const refused = (before?.samples ?? []).map(({ itemId, sampleId }) => [itemId, sampleId]);
  const [ids, type] = useTyped(typedAs, Object.fromEntries(refused) as Record<string, string>);
  const message = useSelector(actor, ({ context }) => context.message);
  const form = useRef<HTMLFormElement>(null);
  const close = () => {
    clearTyped(typedAs);
    actor.send({ type: 'form.closed' });
  };
  useLayer(true, () => actor.send({ type: 'form.closed' }));
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = () => {
    const samples = visit.items.map(({ id }) => ({ itemId: id, sampleId: ids[id] ?? '' }));
    actor.send({ type: 'act.pressed', act: pressedAct(visit.id, { act: 'COLLECT', samples }) });
    if (!actor.getSnapshot().hasTag('editing')) clearTyped(typedAs);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className={stack({ gap: '3' })}
    >
      <FormMessage message={message}>
        <h3 className={heading({ size: 'md' })}>{copy.collect.title}</h3>
        {visit.items.map(({ id, testName, patient }) => (
          <TextField
            key={id}
            label={copy.collect.label(testName, patient.name)}
            hint={copy.collect.hint}
            value={ids[id] ?? ''}
            onChange={(event) => type({ [id]: event.target.value })}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
        ))}
        <InlineMessage message={message} />
        <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
          <Button type="submit" size="lg" className={css({ colorPalette: 'accent', minH: '11' })}>
            {copy.collect.send}
          </Button>
          <Button
            type="button"
            size="lg"
            variant="outline"
            onClick={close}
            className={css({ minH: '11' })}
          >
            {copy.collect.cancel}
          </Button>
        </div>
      </FormMessage>
    </form>
  );
}
