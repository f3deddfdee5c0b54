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
  /** The form's message is scrolled out of view when the first invalid field gets the focus. */
  isOutOfSight: boolean;
}

const Context = createContext<FormContext | null>(null);

/**
 * Provides the message of the form's last refused attempt to its fields, and focuses the first
 * invalid one.
 */
export function FormMessage({ message, children }: { message: FormSentence; children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOutOfSight, setIsOutOfSight] = useState(false);
  useEffect(() => {
    if (!message || !hasActed()) return;
    const [wrong] = form.current!.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
    // A radio group is invalid as a whole, but only a radio can get the focus.
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

/** The id of the form's message (InlineMessage). */
export const useFormMessageId = () => useContext(Context)?.id;

/** The error of a field: its text, and the attributes by which assistive technology finds it. */
interface FieldError {
  /** Null if the form's own message says the same and is in view. */
  text: string | null;
  /** The form's own message says the same, and has been announced. */
  isSaid: boolean;
  /** Marks the field as invalid, and refers to the element with the error. */
  attributes: Partial<
    Record<'aria-describedby' | 'aria-errormessage', string> & Record<'aria-invalid', true>
  >;
  /** The id of the text beside the field. */
  id: string;
}

/** The error of a field, by the service's name for the field. */
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
    // The form's own message is announced when it appears; with aria-describedby it would be
    // announced again when the field gets the focus.
    attributes: {
      'aria-invalid': true,
      ...(isSaid ? { 'aria-errormessage': form.id } : { 'aria-describedby': own }),
    },
    id: own,
  };
}

/** The text of an error beside its field. */
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
