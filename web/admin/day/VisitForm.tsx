import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { useLayer } from '../../ui/layers.ts';
import { InlineMessage } from '../../ui/states.tsx';
import { clearTyped } from '../../ui/typedText.ts';
import type { VisitActInput } from '../../../machines/generated/schema.ts';
import type { DayActor } from './dayActor.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

interface Props {
  actor: DayActor;
  /** The storage name of the typed text. */
  typedAs: string;
  /** Builds the input that is sent, at the time of the press. */
  act: () => VisitActInput;
  texts: { send: string; cancel: string };
  children: ReactNode;
}

/**
 * The form of an act on a visit; its typed text is cleared when the act is complete or given up.
 */
export function VisitForm({ actor, typedAs, act, texts, children }: Props) {
  const message = useSelector(actor, ({ context }) => context.message);
  const close = () => {
    clearTyped(typedAs);
    actor.send({ type: 'form.closed' });
  };
  useLayer(true, () => actor.send({ type: 'form.closed' }));
  const submit = () => {
    actor.send({ type: 'act.pressed', act: act() });
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
        {children}
        <InlineMessage message={message} />
        <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
          <Button type="submit" size="lg" className={css({ colorPalette: 'accent', minH: '11' })}>
            {texts.send}
          </Button>
          <Button
            type="button"
            size="lg"
            variant="outline"
            onClick={close}
            className={css({ minH: '11' })}
          >
            {texts.cancel}
          </Button>
        </div>
      </FormMessage>
    </form>
  );
}
