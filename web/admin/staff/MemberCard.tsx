import { useState } from 'react';
import type { StaffRole } from '../../../machines/generated/schema.ts';
import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy as copy } from '../../copy/adminStaff.ts';
import type { LabsToFilterQuery, StaffListsFragment } from '../generated/graphql.ts';
import { AskFirst } from '../../shared/AskFirst.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { datedMoment } from '../../ui/days.ts';
import { LabsField } from './LabsField.tsx';
import { RoleField } from './RoleField.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

/** A member of staff, whose role can be changed and who can be removed, except by themselves. */
export function MemberCard({
  member,
  labs,
  isSelf,
  busy,
  onRole,
  onRemove,
}: {
  member: StaffListsFragment['members'][number];
  labs: LabsToFilterQuery['adminLabs'];
  isSelf: boolean;
  busy: boolean;
  onRole: (role: StaffRole, chosen: { labs?: string[] }) => void;
  onRemove: () => void;
}) {
  const { name, email, staffRole, since } = member;
  const [role, setRole] = useState(staffRole);
  const [chosen, setChosen] = useState<string[]>([...member.labs]);
  const isOfLab = role === 'LAB';
  const hasOtherLabs = isOfLab && chosen.toSorted().join(' ') !== member.labs.toSorted().join(' ');
  return (
    <Card as="li" className={css({ p: '4' })}>
      <div
        className={stack({
          direction: 'row',
          justify: 'space-between',
          align: 'center',
          flexWrap: 'wrap',
          gap: '3',
        })}
      >
        <div className={css({ minW: '0', overflowWrap: 'anywhere' })}>
          <p className={css({ fontWeight: 'semibold' })}>{name}</p>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{email}</p>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            {copy.since(datedMoment(since))}
          </p>
        </div>
        {isSelf ? (
          <div className={stack({ direction: 'row', gap: '2' })}>
            <Badge large>{adminCopy.roles[staffRole].name}</Badge>
            <Badge large className={css({ colorPalette: 'brand' })}>
              {copy.you}
            </Badge>
          </div>
        ) : (
          <div
            className={stack({
              direction: 'row',
              align: 'center',
              flexWrap: 'wrap',
              gap: '2',
              w: { base: 'full', md: 'auto' },
            })}
          >
            <RoleField
              label={copy.roleOf(name)}
              isLabelShown={false}
              value={role}
              onChange={setRole}
            />
            {isOfLab ? (
              <LabsField
                label={copy.labsOf(name)}
                labs={labs}
                chosen={chosen}
                onChange={setChosen}
              />
            ) : null}
            {role === staffRole && !hasOtherLabs ? null : (
              <Button
                disabled={busy}
                onClick={() => onRole(role, isOfLab ? { labs: chosen } : {})}
                className={css({ minH: '11', colorPalette: 'brand' })}
              >
                {role === staffRole ? copy.saveLabs : copy.changeRole}
              </Button>
            )}
            <AskFirst
              variant="outline"
              disabled={busy}
              aria-label={`${copy.remove}: ${name}`}
              question={copy.sureRemove(name)}
              consequence={copy.removeMeans}
              yes={copy.yesRemove}
              onYes={onRemove}
              className={css({ minH: '11', colorPalette: 'red' })}
            >
              {copy.remove}
            </AskFirst>
          </div>
        )}
      </div>
    </Card>
  );
}
