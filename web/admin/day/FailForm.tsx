import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { AfterFailure, Visit, VisitFailure } from '../../../machines/generated/schema.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { FormMessage } from '../../ui/formMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { useLayer } from '../../ui/layers.ts';
import { InlineMessage } from '../../ui/states.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import type { DayActor } from './dayActor.ts';
import { pressedAct } from './pressedAct.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

/** Why nothing was collected, and what comes next. */
export function FailForm({ visit, actor }: { visit: Visit; actor: DayActor }) {
  const typedAs = `fail.${visit.id}`;
  const [fields, type] = useTyped(typedAs, { failure: '', note: '', next: '' });
  const message = useSelector(actor, ({ context }) => context.message);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => {
    clearTyped(typedAs);
    actor.send({ type: 'form.closed' });
  };
  useLayer(true, () => actor.send({ type: 'form.closed' }));
  useEffect(() => title.current?.focus(), []);
  const submit = () => {
    const act = pressedAct(visit.id, {
      act: 'FAIL_VISIT',
      failure: (fields.failure || null) as VisitFailure | null,
      note: fields.note.trim() || null,
      next: (fields.next || null) as AfterFailure | null,
    });
    actor.send({ type: 'act.pressed', act });
    if (!actor.getSnapshot().hasTag('editing')) clearTyped(typedAs);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className={stack({ gap: '4' })}
    >
      <FormMessage message={message}>
        <h3 ref={title} tabIndex={-1} className={heading({ size: 'md' })}>
          {copy.fail.title}
        </h3>
        <Choices
          label={copy.fail.reason}
          names={copy.failures}
          value={fields.failure as VisitFailure | ''}
          onChange={(failure) => type({ failure })}
        />
        <TextField
          label={copy.fail.note}
          value={fields.note}
          maxLength={300}
          onChange={(event) => type({ note: event.target.value })}
        />
        <Choices
          label={copy.fail.next}
          names={copy.next}
          value={fields.next as AfterFailure | ''}
          onChange={(next) => type({ next })}
        />
        <InlineMessage message={message} />
        <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
          <Button type="submit" size="lg" className={css({ colorPalette: 'accent', minH: '11' })}>
            {copy.fail.send}
          </Button>
          <Button
            type="button"
            size="lg"
            variant="outline"
            onClick={close}
            className={css({ minH: '11' })}
          >
            {copy.fail.cancel}
          </Button>
        </div>
      </FormMessage>
    </form>
  );
}
