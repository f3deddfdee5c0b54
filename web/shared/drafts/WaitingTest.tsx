import { welcomeCopy as copy } from '../../copy/welcome.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { usePageQuery } from '../pageData.ts';
import { labTestQuery } from '../queries.ts';
import { WithName } from '../../ui/InOwnLanguage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { readDraft } from './draftStorage.ts';

/**
 * The link to the other page: to the login for those with an account, or to sign-up for those
 * without.
 */
export interface Other {
  path: string;
  hasAccount: boolean;
}

/** The test that a guest has begun to book. */
export function WaitingTest({ other }: { other: Other }) {
  const { data } = usePageQuery(labTestQuery, { id: readDraft(null)?.testId ?? '' });
  if (!data) return null;
  return (
    <div
      role="note"
      className={stack({
        gap: '1',
        bg: 'accent.subtle',
        borderWidth: '1px',
        borderColor: 'accent.border',
        borderRadius: 'card',
        px: '4',
        pt: '3',
        mb: '4',
      })}
    >
      <p className={css({ fontWeight: 'semibold' })}>
        <WithName text={copy.waits(data.labTest.name)} name={data.labTest.name} />
      </p>
      <TextLink to={other.path}>{other.hasAccount ? copy.known : copy.create}</TextLink>
    </div>
  );
}
