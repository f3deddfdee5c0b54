import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { said } from '../copy/language.ts';
import type { Sentence } from '../copy/language.ts';
import { css } from '../generated/panda/css/index.js';
import { hasActed } from './pagePlace.ts';

type FormSentence = Sentence | string | null | undefined;

interface FormContext {
  id: string;
  message: FormSentence;
  /** The form's sentence is out of sight while the first wrong field has the focus. */
  isOutOfSight: boolean;
}

const Context = createContext<FormContext | null>(null);

/**
 * Lets the fields of a form know what its last attempt was refused for; the first of those that were
 * wrong has the focus then.
 */
export function FormMessage({ message, children }: { message: FormSentence; children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOutOfSight, setIsOutOfSight] = useState(false);
  useEffect(() => {
    if (!message || !hasActed()) return;
    const [wrong] = form.current!.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
    // A group of radios is wrong as a whole; its first one is what can have the focus.
    (wrong?.querySelector('input') ?? wrong)?.focus();
    const frame = requestAnimationFrame(() => {
      const sentence = document.getElementById(id)?.getBoundingClientRect();
      setIsOutOfSight(!!sentence && (sentence.bottom < 0 || sentence.top > innerHeight));
    });
    return () => cancelAnimationFrame(frame);
  }, [message, id]);
  return (
    <Context value={{ id, message, isOutOfSight }}>
      <div ref={form} className={css({ display: 'contents' })}>
        {children}
      </div>
    </Context>
  );
}

/** The id of the sentence that stands for the whole form (InlineMessage). */
export const useFormMessageId = () => useContext(Context)?.id;

/** What is said beside a field, and what the field carries for those who do not see that. */
interface FieldError {
  /** Null when the form's own sentence says it already, in sight. */
  text: string | null;
  /** The form's own sentence has said it to who does not see. */
  isSaid: boolean;
  /** What a field carries: that it is wrong, and which element says it. */
  attributes: Partial<
    Record<'aria-describedby' | 'aria-errormessage', string> & Record<'aria-invalid', true>
  >;
  /** Of the sentence beside the field. */
  id: string;
}

/** What was wrong with a field, which is named as the service names it. */
export function useFieldError(field: string | undefined): FieldError {
  const own = useId();
  const form = useContext(Context);
  const message = form?.message;
  if (!form || !message || typeof message === 'string')
    return { text: null, isSaid: false, attributes: {}, id: own };
  const fields =
    message.fields ?? (message.params?.field ? [{ ...message, field: message.params.field }] : []);
  const found = fields.find((one) => one.field === field);
  const text = found && said(found);
  const isSaid = text === said(message);
  if (text === undefined) return { text: null, isSaid, attributes: {}, id: own };
  return {
    text: isSaid && !form.isOutOfSight ? null : text,
    isSaid,
    // The form's own sentence is announced as it appears: described by it, the field that takes the
    // focus would have it said once more.
    attributes: {
      'aria-invalid': true,
      ...(isSaid ? { 'aria-errormessage': form.id } : { 'aria-describedby': own }),
    },
    id: own,
  };
}

/** The sentence beside a field. */
export function FieldErrorText({ error }: { error: FieldError }) {
  return error.text === null ? null : (
    <p
      id={error.id}
      aria-hidden={error.isSaid || undefined}
      className={css({ fontSize: 'sm', color: 'fg.error', fontWeight: 'medium' })}
    >
      {error.text}
    </p>
  );
}
