import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { adminCopy } from '../../copy/admin.ts';
import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { AdminContentsDocument } from '../generated/graphql.ts';
import type { ContentFragment } from '../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { datedMoment } from '../../ui/days.ts';
import { List } from '../../ui/List.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { css } from '../../generated/panda/css/index.js';
import { contentPaths } from './contentPaths.ts';
import { isList } from './entries.ts';

/** All kinds of content that the staff publish. */
export function ContentsPage() {
  const { data, error, refetch } = useQuery(AdminContentsDocument, {
    fetchPolicy: 'network-only',
  });
  return (
    <Page title={copy.title}>
      <p className={css({ color: 'fg.muted', mb: '4', maxW: '70ch' })}>{copy.hint}</p>
      {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={5} /> : null}
      <List>
        {data?.adminContents.map((content) => (
          <li key={content.kind}>
            <Link to={paths.adminContent(contentPaths[content.kind])}>
              <Card className={css({ p: '3' })}>
                <p className={css({ fontWeight: 'semibold' })}>{copy.kinds[content.kind]}</p>
                <p
                  className={css({
                    fontSize: 'sm',
                    color: 'fg.muted',
                    fontVariantNumeric: 'tabular-nums',
                  })}
                >
                  {stateOf(content)}
                </p>
              </Card>
            </Link>
          </li>
        ))}
      </List>
    </Page>
  );
}

function stateOf({ kind, version, publishedAt, entries }: ContentFragment): string {
  const hidden = entries.filter((entry) => entry.hidden).length;
  return [
    publishedAt === null ? copy.never : copy.version(version, datedMoment(publishedAt)),
    ...(isList(kind) ? [copy.count(entries.length)] : []),
    ...(hidden > 0 ? [copy.hiddenCount(hidden)] : []),
  ].join(' · ');
}
