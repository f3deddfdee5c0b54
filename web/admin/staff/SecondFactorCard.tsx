import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { OwnSecondFactorDocument } from '../generated/graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { momentOf } from '../../ui/days.ts';
import { ErrorState, InlineMessage, Loading } from '../../ui/states.tsx';
import { ChangeSecondFactor } from './ChangeSecondFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const copy = adminStaffCopy.secondFactor;

/** One's own second factor: set up, changed, switched off; recovery codes are seen once, here. */
export function SecondFactorCard({ onChanged }: { onChanged: () => void }) {
  const { data, error, refetch } = useQuery(OwnSecondFactorDocument, {
    fetchPolicy: 'network-only',
  });
  const [codes, setCodes] = useState<string[] | null>(null);
  const [wentOff, setWentOff] = useState(false);
  const factor = data?.ownSecondFactor;
  const changed = (newCodes: string[] | null) => {
    setCodes(newCodes);
    setWentOff(newCodes === null);
    void refetch().catch(() => undefined);
    onChanged();
  };
  if (error && !factor)
    return <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} />;
  if (!factor) return <Loading />;
  const { on, since, recoveryCodesLeft, required } = factor;
  return (
    <Card>
      <section className={stack({ gap: '4' })}>
        <h2 className={heading({ size: 'md' })}>{copy.title}</h2>
        {required && !on ? <p>{copy.required}</p> : null}
        <p className={css({ color: 'fg.muted' })}>{copy.lead}</p>
        {on && since ? (
          <p>{`${copy.isOn(momentOf(since))} ${copy.left(recoveryCodesLeft)}`}</p>
        ) : null}
        {wentOff && !on ? <InlineMessage tone="info" message={copy.isOff} /> : null}
        {codes ? <RecoveryCodes codes={codes} onStored={() => setCodes(null)} /> : null}
        {!codes && on ? <ChangeSecondFactor onCodes={changed} onOff={() => changed(null)} /> : null}
        {codes || on ? null : <SetUpSecondFactor onCodes={changed} />}
      </section>
    </Card>
  );
}
