import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { Session, SignUp } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { FlowMain } from '../flow/FlowMain.tsx';
import { useFlowUrl } from '../flow/useFlowUrl.ts';
import { Page } from '../ui/Page.tsx';
import { Loading } from '../ui/states.tsx';
import { CodeStep } from '../app/lazyParts.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { MobileStep } from './MobileStep.tsx';

type Snapshot = SnapshotFrom<typeof signUpMachine>;
type Step = 'details' | 'mobile' | 'code' | 'verified';

const stepOf = ({ value }: Snapshot) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as Step;
const pathOf = (snapshot: Snapshot): string | null =>
  ({ details: paths.signUp, mobile: paths.mobile, code: paths.verifyOtp, verified: null })[
    stepOf(snapshot)
  ];
const eventOf = ({ pathname }: { pathname: string }) => {
  const step = {
    [paths.signUp]: 'details',
    [paths.mobile.toLowerCase()]: 'mobile',
    [paths.verifyOtp.toLowerCase()]: 'code',
  }[pathname.toLowerCase()] as 'details' | 'mobile' | 'code' | undefined;
  return step ? ({ type: 'xstate.route', to: `#${step}` } as never) : null;
};

/** Sign-up in three steps. Only its first page can be shown before it is known who is here: the others belong to an account. */
export function SignUpFlow() {
  const known = Session.useSelector(
    (snapshot) => snapshot.hasTag('known') || snapshot.matches('signedIn'),
  );
  const { pathname } = useLocation();
  // Only to begin with: later it is asked again who is here, while the person types.
  const [begun, setBegun] = useState(known || pathname === paths.signUp);
  if (known && !begun) setBegun(true);
  if (!begun)
    return (
      <main id="main">
        <Page title="Assay" narrow>
          <Loading />
        </Page>
      </main>
    );
  return <SignUpSteps />;
}

/** An account that is there already begins at the mobile number. */
function SignUpSteps() {
  const actor = SignUp.useActor();
  const step = SignUp.useSelector(stepOf);
  const session = Session.useActor();
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const wanted = Session.useSelector((snapshot) => snapshot.context.wanted);
  const { pathname } = useLocation();
  // Told while rendering, so that the address finds the account known.
  if (user && !user.phoneVerified && actor.getSnapshot().context.userId !== user.id)
    actor.send({ type: 'account.known', userId: user.id, phone: user.phone });
  useFlowUrl(actor, { pathOf, eventOf });
  useEffect(() => {
    if (step === 'mobile' || step === 'verified') session.send({ type: 'session.changed' });
  }, [step, session]);

  if (user?.phoneVerified) return <Navigate to={wanted ?? paths.home} replace />;
  if (user && step === 'details' && pathname === paths.signUp)
    return <Navigate to={paths.home} replace />;
  return (
    <FlowMain actor={actor} machine="signUp">
      {step === 'details' ? <DetailsStep /> : null}
      {step === 'mobile' ? <MobileStep /> : null}
      {step === 'code' || step === 'verified' ? <CodeStep /> : null}
    </FlowMain>
  );
}
