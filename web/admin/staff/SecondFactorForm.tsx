import type { FormEvent, ReactNode } from 'react';
import type { Message } from '../../../machines/notices.ts';
import type { SecondFactorEvent } from '../../../machines/secondFactor/secondFactor.machine.ts';
import type { Sentence } from '../../copy/language.ts';
import { FormMessage } from '../../ui/formMessage.tsx';
import { formTexts } from '../../ui/formTexts.ts';
import { InlineMessage } from '../../ui/states.tsx';
import { stack } from '../../generated/panda/patterns/index.js';

/** The part of the flow that each form of the second factor gets. */
export interface FormProps {
  send: (event: SecondFactorEvent) => void;
  isBusy: boolean;
  message: Message | null;
}

/** The values that a form of the second factor sends. */
interface Typed {
  password: string;
  otp: string;
  /** The value of the submit button, if it has one. */
  pressed: string | undefined;
}

/** A form with a password or a code; neither is stored in the tab. */
export function SecondFactorForm({
  message,
  onSubmit,
  children,
  actions,
}: {
  message: Sentence | null;
  onSubmit: (typed: Typed) => void;
  children: ReactNode;
  actions: ReactNode;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    onSubmit({
      password: text('password'),
      otp: text('otp'),
      pressed: (submitter as HTMLButtonElement | null)?.value,
    });
  };
  return (
    <form noValidate method="post" onSubmit={submit}>
      <FormMessage message={message}>
        <div className={stack({ gap: '4' })}>
          {children}
          <InlineMessage message={message} />
          <div className={stack({ direction: 'row', flexWrap: 'wrap', justify: 'end', gap: '3' })}>
            {actions}
          </div>
        </div>
      </FormMessage>
    </form>
  );
}
