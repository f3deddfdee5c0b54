import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { Session, SignUp } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { Welcome } from '../shared/Welcome.tsx';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { eventOfPath } from '../shared/flows/stepPaths.ts';
import { useFlowUrl } from '../shared/flows/useFlowUrl.ts';
import { PageShape } from '../ui/PageShape.tsx';
import { UnreachablePage } from '../ui/UnreachablePage.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { LazyCodeStep } from './lazyCodeStep.ts';
import { MobileStep } from './MobileStep.tsx';

type Snapshot = SnapshotFrom<typeof signUpMachine>;
type Step = 'details' | 'mobile' | 'code' | 'verified' | 'finished' | 'elsewhere';

const stepOf = ({ value }: Snapshot) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as Step;
const stepPaths: Record<Step, string | null> = {
  details: paths.signUp,
  mobile: paths.mobile,
  code: paths.verifyOtp,
  verified: null,
  finished: null,
  elsewhere: null,
};
const pathOf = (snapshot: Snapshot) => stepPaths[stepOf(snapshot)];
/** Whether it is known that nobody is signed in. */
const isNobody = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  snapshot.hasTag('known') && !snapshot.hasTag('failed') && snapshot.context.user === null;
const eventOf = ({ pathname }: { pathname: string }) => eventOfPath(stepPaths, pathname);

/**
 * Sign-up in three steps. Only the first can be shown before the session is known, as the others
 * belong to an account.
 */
export function SignUpFlow() {
  const known = Session.useTag('known');
  const unreachable = Session.useTag('failed');
  const { pathname } = useLocation();
  const isKnown = known && !unreachable;
  // Only for the first render: later the session is reloaded while the person types.
  const [begun, setBegun] = useState(isKnown || pathname === paths.signUp);
  if (isKnown && !begun) setBegun(true);
  // If the session of an unfinished account has ended, the login leads back here.
  const session = Session.useActor();
  const isGuest = Session.useSelector(isNobody);
  const isHalfMade = SignUp.useSelector(
    ({ context }) => (context.saved ?? context).userId !== null,
  );
  const isToLogIn = isGuest && isHalfMade && pathname !== paths.signUp;
  useEffect(() => {
    if (isToLogIn) session.send({ type: 'page.wanted', wanted: pathname });
  }, [isToLogIn, pathname, session]);
  if (isToLogIn) return <Navigate to={paths.login} replace />;
  if (!begun)
    return unreachable ? (
      <UnreachablePage onRetry={() => session.send({ type: 'session.changed' })} />
    ) : (
      <PageShape />
    );
  return <SignUpSteps />;
}

/**
 * The views of the steps; the machine alone decides which is shown, and whether another page is
 * due.
 */
function SignUpSteps() {
  const actor = SignUp.useActor();
  const step = SignUp.useSelector(stepOf);
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const wanted = Session.useSelector((snapshot) => snapshot.context.wanted);
  const isGuest = Session.useSelector(isNobody);
  // Runs before the effect by which the URL requests its step, as the account decides the step.
  useLayoutEffect(() => {
    if (user) {
      const { id: userId, phone, phoneVerified } = user;
      actor.send({ type: 'account.known', userId, phone, phoneVerified });
    } else if (isGuest) actor.send({ type: 'session.ended' });
  }, [user, isGuest, actor]);
  useFlowUrl(actor, { pathOf, eventOf });
  if (step === 'finished') return <Navigate to={wanted ?? paths.home} replace />;
  if (step === 'elsewhere') return <Navigate to={paths.home} replace />;
  return (
    <FlowMain actor={actor} machine="signUp">
      <Welcome>
        {step === 'details' ? <DetailsStep /> : null}
        {step === 'mobile' ? <MobileStep /> : null}
        {step === 'code' || step === 'verified' ? (
          <PartBoundary>
            <LazyCodeStep />
          </PartBoundary>
        ) : null}
      </Welcome>
    </FlowMain>
  );
}
