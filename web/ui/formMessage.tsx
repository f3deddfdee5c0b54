import { createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { said } from '../copy/language.ts';
import type { Sentence } from '../copy/language.ts';
import { css } from '../generated/panda/css/index.js';

type FormSentence = Sentence | string | null | undefined;

const Context = createContext<{ id: string; message: FormSentence } | null>(null);

/** Lets the fields of a form know what its last attempt was refused for. */
export function FormMessage({ message, children }: { message: FormSentence; children: ReactNode }) {
  return <Context value={{ id: useId(), message }}>{children}</Context>;
}

/** The id of the sentence that stands for the whole form (InlineMessage). */
export const useFormMessageId = () => useContext(Context)?.id;

/** What is said beside a field, and what the field carries for those who do not see that. */
interface FieldError {
  isInvalid: boolean;
  /** Null when the form's own sentence says it already. */
  text: string | null;
  /** The element that says it. */
  id: string | undefined;
}

/** What was wrong with a field, which is named as the service names it. */
export function useFieldError(field: string | undefined): FieldError {
  const own = useId();
  const form = useContext(Context);
  const message = form?.message;
  if (!form || !message || typeof message === 'string')
    return { isInvalid: false, text: null, id: undefined };
  const fields =
    message.fields ?? (message.params?.field ? [{ ...message, field: message.params.field }] : []);
  const found = fields.find((one) => one.field === field);
  const text = found && said(found);
  const isSaid = text === said(message);
  return {
    isInvalid: found !== undefined,
    text: text === undefined || isSaid ? null : text,
    id: found && (isSaid ? form.id : own),
  };
}

/** The sentence beside a field. */
export function FieldErrorText({ error }: { error: FieldError }) {
  return error.text === null ? null : (
    <p id={error.id} className={css({ fontSize: 'sm', color: 'fg.error', fontWeight: 'medium' })}>
      {error.text}
    </p>
  );
}
