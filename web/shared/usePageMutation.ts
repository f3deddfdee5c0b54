import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { use, useState } from 'react';
import { messageOf } from '../../machines/failure.ts';
import { notices } from '../../machines/notices.ts';
import type { Message } from '../../machines/notices.ts';
import { PageDataContext } from './pageData.ts';
import type { PageQuery } from './pageData.ts';
import { none } from './queries.ts';

interface PageMutation<Variables> {
  /** Whether it was done; what it changes is loaded anew by then. */
  send: (variables: Variables) => Promise<boolean>;
  sending: boolean;
  /** Why the last one was refused. */
  message: Message | null;
}

/**
 * A mutation on a page that the server renders: its document and Apollo are fetched when it is sent.
 * `changes`: the query of what it changes.
 */
export function usePageMutation<Data, Variables extends OperationVariables, Changed>(
  document: () => Promise<TypedDocumentNode<Data, Variables>>,
  changes: PageQuery<Changed, Record<string, never>>,
): PageMutation<Variables> {
  const pageData = use(PageDataContext);
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const send = async (variables: Variables) => {
    setSending(true);
    setMessage(null);
    const refused = await sendOnce(document, variables);
    if (refused === null) await pageData.load(changes, none, { again: true });
    setMessage(refused);
    setSending(false);
    return refused === null;
  };
  return { send, sending, message };
}

async function sendOnce<Data, Variables extends OperationVariables>(
  document: () => Promise<TypedDocumentNode<Data, Variables>>,
  variables: Variables,
): Promise<Message | null> {
  const code = await Promise.all([import('./apollo.ts'), document()]).catch(() => null);
  if (!code) return notices.unreachable;
  const [{ mutate }, mutation] = code;
  return mutate(mutation, variables).then(
    () => null,
    (error: unknown) => messageOf(error),
  );
}
