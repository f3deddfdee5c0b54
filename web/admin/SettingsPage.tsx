import { useQuery } from '@apollo/client/react';
import type { AdminSettingsInput } from '../../machines/generated/schema.ts';
import { mutateCached } from '../shared/apollo.ts';
import { adminCopy } from '../copy/admin.ts';
import { AdminSettingsDocument, SaveAdminSettingsDocument } from './generated/graphql.ts';
import type { AdminSettingsQuery } from './generated/graphql.ts';
import { PinsField } from './PinsField.tsx';
import { useStaffForm } from './useStaffForm.ts';
import { Card } from '../ui/Card.tsx';
import { Fieldset } from '../ui/Fieldset.tsx';
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
      {data ? <SettingsForm settings={data.adminSettings} load={refetch} /> : null}
    </Page>
  );
}

interface Props {
  settings: AdminSettingsQuery['adminSettings'];
  load: () => Promise<unknown>;
}

function SettingsForm({ settings, load }: Props) {
  const { version, serviceablePins, technicians } = settings;
  const { fields, change, submit, message, isBusy, isSaved, attributes } = useStaffForm({
    form: 'settings',
    stored: { serviceablePins: [...serviceablePins], technicians: [...technicians] },
    save: (input: AdminSettingsInput) => mutateCached(SaveAdminSettingsDocument, { input }),
    load,
  });
  return (
    <Card className={css({ maxW: '760px' })}>
      <FormMessage message={message}>
        <div className={stack({ gap: '5' })} {...attributes}>
          <Fieldset busy={isBusy}>
            <PinsField
              field="serviceablePins"
              label={copy.pins}
              hint={copy.hint}
              value={fields.serviceablePins}
              onChange={(pins) => change({ serviceablePins: pins })}
            />
            <TagsField
              field="technicians"
              label={copy.technicians}
              hint={copy.hint}
              value={fields.technicians}
              onChange={(names) => change({ technicians: names })}
            />
          </Fieldset>
          <InlineMessage message={message} />
          {isSaved ? <InlineMessage tone="info" message={copy.saved} /> : null}
          <Button
            size="lg"
            loading={isBusy}
            onClick={() => submit({ version, ...fields })}
            className={css({ colorPalette: 'accent', alignSelf: 'flex-end' })}
          >
            {copy.save}
          </Button>
        </div>
      </FormMessage>
    </Card>
  );
}
