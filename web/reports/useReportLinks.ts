import { use, useState } from 'react';
import { messageOf } from '../../machines/failure.ts';
import { notices } from '../../machines/notices.ts';
import type { Message } from '../../machines/notices.ts';
import type { CreateReportLinkMutation } from '../generated/graphql.ts';
import { PageDataContext, usePageQuery } from '../shared/pageData.ts';
import { reportLinksQuery } from '../shared/queries.ts';

type NewLink = CreateReportLinkMutation['createReportLink'];
type Code = Awaited<ReturnType<typeof fetchCode>>;

const fetchCode = async () => {
  const [{ mutate }, documents] = await Promise.all([
    import('../shared/gateway.ts'),
    import('../generated/graphql.ts'),
  ]);
  return { mutate, documents };
};

/**
 * The links to a report of the customer's, the one just created, and the functions to create and
 * revoke.
 */
export function useReportLinks(id: string, days: number) {
  const pageData = use(PageDataContext);
  const { data, error, retry } = usePageQuery(reportLinksQuery, { id });
  const [sending, setSending] = useState<string | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [made, setMade] = useState<NewLink | null>(null);

  /** Sends one change at a time, then reloads the list. */
  const send = async (what: string, write: (code: Code) => Promise<void>) => {
    setSending(what);
    setMessage(null);
    const code = await fetchCode().catch(() => null);
    try {
      if (code) await write(code);
      else setMessage(notices.unreachable);
    } catch (refused) {
      setMessage(messageOf(refused));
    }
    await pageData.load(reportLinksQuery, { id }, { again: true });
    setSending(null);
  };
  return {
    links: data?.reportLinks,
    error,
    retry,
    /** The change in flight: 'make', or the id of the link that is being revoked. */
    sending,
    /** Why the last change was refused. */
    message,
    made,
    make: () =>
      send('make', async ({ mutate, documents }) => {
        const answer = await mutate(documents.CreateReportLinkDocument, { id, days });
        setMade(answer.createReportLink);
      }),
    stop: (linkId: string) =>
      send(linkId, async ({ mutate, documents }) => {
        await mutate(documents.EndReportLinkDocument, { id, linkId });
        setMade((shown) => (shown?.id === linkId ? null : shown));
      }),
  };
}
