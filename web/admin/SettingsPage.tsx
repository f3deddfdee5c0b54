import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf, messageOfFailure } from '../shared/apollo.ts';
import { adminCopy } from '../copy/admin.ts';
import { AdminSettingsDocument, SaveAdminSettingsDocument } from './generated/graphql.ts';
import type { AdminSettingsQuery } from './generated/graphql.ts';
import { mergeChanges } from './mergeChanges.ts';
import { PinsField } from './PinsField.tsx';
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
  const client = useApolloClient();
  const [base, setBase] = useState(initial);
  const [pins, setPins] = useState([...initial.serviceablePins]);
  const [technicians, setTechnicians] = useState([...initial.technicians]);
  const [send, { data, error, loading }] = useMutation(SaveAdminSettingsDocument);
  const message = error ? messageOfFailure(error) : null;
  // What was typed since `from` stays, on top of what is stored now.
  const goOnFrom = (
    stored: typeof initial,
    from: Pick<typeof initial, 'serviceablePins' | 'technicians'>,
  ) => {
    setBase(stored);
    setPins((typed) => mergeChanges(from.serviceablePins, typed, stored.serviceablePins));
    setTechnicians((typed) => mergeChanges(from.technicians, typed, stored.technicians));
  };
  const save = async () => {
    const input = { version: base.version, serviceablePins: pins, technicians };
    try {
      const { data: saved } = await send({ variables: { input } });
      if (saved) goOnFrom(saved.saveAdminSettings, input);
    } catch (failure) {
      if (failureOf(failure).reason !== 'SETTINGS_CHANGED') return;
      const { data: theirs } = await client.query({
        query: AdminSettingsDocument,
        fetchPolicy: 'no-cache',
      });
      if (theirs) goOnFrom(theirs.adminSettings, base);
    }
  };
  return (
    <Card className={css({ maxW: '760px' })}>
      <FormMessage message={message}>
        <div className={stack({ gap: '5' })}>
          <PinsField
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
            onClick={() => void save().catch(() => undefined)}
            className={css({ colorPalette: 'accent', alignSelf: 'flex-end' })}
          >
            {copy.save}
          </Button>
        </div>
      </FormMessage>
    </Card>
  );
}
