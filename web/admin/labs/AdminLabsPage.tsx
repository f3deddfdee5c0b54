import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Microscope } from '../../ui/lucide/Microscope.tsx';
import { adminCopy } from '../../copy/admin.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { AdminLabsDocument } from '../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { LabMark } from '../../ui/icons.tsx';
import { List } from '../../ui/List.tsx';
import { useStaff } from '../signedInStaff.ts';
import { Page } from '../../ui/Page.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button } from '../../generated/panda/recipes/index.js';

/** All labs, including paused ones. */
export function AdminLabsPage() {
  const { data, error, refetch } = useQuery(AdminLabsDocument, { fetchPolicy: 'network-only' });
  const { mayCall } = useStaff();
  const add = mayCall('addLab') ? (
    <Link
      className={cx(button(), css({ colorPalette: 'accent', minH: '11' }))}
      to={paths.adminAddLab}
    >
      {copy.add}
    </Link>
  ) : null;
  return (
    <Page title={copy.title} aside={data && data.adminLabs.length > 0 ? add : null}>
      {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data?.adminLabs.length === 0 ? (
        <EmptyState
          title={copy.empty}
          text={copy.emptyText}
          icon={<Microscope size={44} strokeWidth={1.5} aria-hidden />}
        >
          {add}
        </EmptyState>
      ) : null}
      <List>
        {data?.adminLabs.map((lab) => (
          <li key={lab.id}>
            <Link to={paths.adminLab(lab.id)}>
              <Card className={css({ p: '3' })}>
                <div className={stack({ direction: 'row', align: 'center', gap: '3' })}>
                  <LabMark name={lab.name} image={lab.image} size={40} />
                  <div className={css({ flex: '1', minW: '0' })}>
                    <p className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>
                      {lab.name}
                    </p>
                    <p
                      className={css({
                        fontSize: 'sm',
                        color: 'fg.muted',
                        overflowWrap: 'anywhere',
                      })}
                    >
                      {lab.hours.length === 0 ? copy.noHours : lab.address}
                    </p>
                  </div>
                  {lab.active ? null : <Badge>{copy.paused}</Badge>}
                </div>
              </Card>
            </Link>
          </li>
        ))}
      </List>
    </Page>
  );
}
