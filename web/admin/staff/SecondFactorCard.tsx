import { useQuery } from '@apollo/client/react';
import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { OwnSecondFactorDocument } from '../generated/graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { datedMoment } from '../../ui/days.ts';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { OwnSecondFactor } from './OwnSecondFactor.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const copy = adminStaffCopy.secondFactor;

/** One's own second factor: set up, changed, switched off; recovery codes are shown once, here. */
export function SecondFactorCard({ onChanged }: { onChanged: () => void }) {
  const { data, error, refetch } = useQuery(OwnSecondFactorDocument, {
    fetchPolicy: 'network-only',
  });
  const factor = data?.ownSecondFactor;
  const changed = () => {
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
          <p>{`${copy.isOn(datedMoment(since))} ${copy.left(recoveryCodesLeft)}`}</p>
        ) : null}
        <OwnSecondFactor on={on} onChanged={changed} />
      </section>
    </Card>
  );
}
