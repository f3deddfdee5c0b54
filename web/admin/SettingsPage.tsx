import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { messageOfFailure } from '../shared/apollo.ts';
import { adminCopy } from '../copy/admin.ts';
import { AdminSettingsDocument, SaveAdminSettingsDocument } from './generated/graphql.ts';
import type { AdminSettingsQuery } from './generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { FormMessage } from '../ui/formMessage.tsx';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { FormShape } from '../ui/shapes.tsx';
import { TagsField } from '../ui/TagsField.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = adminCopy.settings;

/** The areas where we collect, and the technicians. */
export function SettingsPage() {
  const { data, error, refetch } = useQuery(AdminSettingsDocument, { fetchPolicy: 'network-only' });
  return (
    <Page title={copy.title}>
      {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <Loading>
          <FormShape />
        </Loading>
      ) : null}
      {data ? <SettingsForm initial={data.adminSettings} /> : null}
    </Page>
  );
}

function SettingsForm({ initial }: { initial: AdminSettingsQuery['adminSettings'] }) {
  const [pins, setPins] = useState([...initial.serviceablePins]);
  const [technicians, setTechnicians] = useState([...initial.technicians]);
  const [save, { data, error, loading }] = useMutation(SaveAdminSettingsDocument);
  const message = error ? messageOfFailure(error) : null;
  return (
    <Card className={css({ maxW: '760px' })}>
      <FormMessage message={message}>
        <div className={stack({ gap: '5' })}>
          <TagsField
            field="serviceablePins"
            label={copy.pins}
            hint={copy.hint}
            value={pins}
            onChange={setPins}
          />
          <TagsField
            field="technicians"
            label={copy.technicians}
            hint={copy.hint}
            value={technicians}
            onChange={setTechnicians}
          />
          <InlineMessage message={message} />
          {data ? <InlineMessage tone="info" message={copy.saved} /> : null}
          <Button
            size="lg"
            loading={loading}
            onClick={() =>
              void save({ variables: { input: { serviceablePins: pins, technicians } } }).catch(
                () => undefined,
              )
            }
            className={css({ colorPalette: 'accent', alignSelf: 'flex-end' })}
          >
            {copy.save}
          </Button>
        </div>
      </FormMessage>
    </Card>
  );
}
