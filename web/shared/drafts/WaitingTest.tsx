import { welcomeCopy as copy } from '../../copy/welcome.ts';
import { usePageQuery } from '../pageData.ts';
import { labTestQuery } from '../queries.ts';
import { WithName } from '../../ui/InOwnLanguage.tsx';
import { readDraft } from './draftStorage.ts';
import { WaitingNote } from './WaitingNote.tsx';
import type { Other } from './WaitingNote.tsx';

/** The test that a guest has begun to book. */
export function WaitingTest({ other }: { other: Other }) {
  const { data, error } = usePageQuery(labTestQuery, { id: readDraft(null)?.testId ?? '' });
  if (error) return null;
  if (!data) return <WaitingNote other={other} />;
  return (
    <WaitingNote other={other}>
      <WithName text={copy.waits(data.labTest.name)} name={data.labTest.name} />
    </WaitingNote>
  );
}
