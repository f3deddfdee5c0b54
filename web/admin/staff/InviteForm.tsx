import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { StaffRole } from '../../../machines/generated/schema.ts';
import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy as copy } from '../../copy/adminStaff.ts';
import { InviteStaffDocument } from '../generated/graphql.ts';
import type { LabsToFilterQuery } from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import { LabsField } from './LabsField.tsx';
import { RoleField } from './RoleField.tsx';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const typedAs = 'staffInvitation';
const nobody = { name: '', email: '' };
const asUsual = { ...nobody, staffRole: 'OPERATIONS', labs: '' };

/** Invites somebody by e-mail; typed text survives a reload. */
export function InviteForm({
  labs,
  onInvited,
}: {
  labs: LabsToFilterQuery['adminLabs'];
  onInvited: () => void;
}) {
  const [fields, type] = useTyped(typedAs, asUsual);
  const { name, email } = fields;
  const staffRole = fields.staffRole as StaffRole;
  const chosen = fields.labs.split(' ').filter(Boolean);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [invite, { error, loading }] = useMutation(InviteStaffDocument);
  const message = error ? messageOfFailure(error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSentTo(null);
    const labsOf = staffRole === 'LAB' ? { labs: chosen } : {};
    invite({ variables: { input: { name, email, staffRole, ...labsOf } } }).then(
      () => {
        type(nobody);
        clearTyped(typedAs);
        setSentTo(email);
        onInvited();
      },
      () => undefined,
    );
  };
  return (
    <Card className={css({ maxW: '760px' })}>
      <form noValidate onSubmit={submit}>
        <FormMessage message={message}>
          <div className={stack({ gap: '4' })}>
            <div className={stack({ gap: '1' })}>
              <h2 className={heading({ size: 'md' })}>{copy.invite}</h2>
              <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.inviteHint}</p>
            </div>
            <Fieldset busy={loading}>
              <div className={grid({ columns: { base: 1, sm: 2 }, gap: '4' })}>
                <TextField
                  label={copy.name}
                  name="name"
                  autoComplete="off"
                  value={name}
                  onChange={(event) => type({ name: event.target.value })}
                />
                <TextField
                  label={copy.email}
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  value={email}
                  onChange={(event) => type({ email: event.target.value })}
                />
              </div>
              <div className={stack({ gap: '1.5' })}>
                <RoleField
                  label={copy.role}
                  value={staffRole}
                  onChange={(role) => type({ staffRole: role })}
                />
                <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                  {adminCopy.roles[staffRole].may}
                </p>
              </div>
              {staffRole === 'LAB' ? (
                <LabsField
                  label={copy.labs}
                  labs={labs}
                  chosen={chosen}
                  onChange={(ids) => type({ labs: ids.join(' ') })}
                />
              ) : null}
            </Fieldset>
            <InlineMessage message={message} />
            {sentTo ? <InlineMessage tone="info" message={copy.sent(sentTo)} /> : null}
            <Button
              size="lg"
              type="submit"
              loading={loading}
              className={css({ colorPalette: 'accent', alignSelf: 'flex-end' })}
            >
              {copy.send}
            </Button>
          </div>
        </FormMessage>
      </form>
    </Card>
  );
}
