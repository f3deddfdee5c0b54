import { useSelector } from '@xstate/react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { authCopy } from '../copy/auth.ts';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useIsSignedIn, useSignIn } from './useSignIn.ts';

const typedAs = 'signInAdmin';

/** The staff's login: e-mail and password, then a code if the account has a second factor. */
export function AdminLoginPage() {
  const actor = useSignIn('administrator');
  const signedIn = useIsSignedIn(actor);
  const codeAsked = useSelector(actor, (snapshot) => snapshot.hasTag('codeAsked'));
  const { state } = useLocation() as { state: { wanted?: string } | null };
  if (signedIn) return <Navigate to={state?.wanted ?? paths.admin} replace />;
  return (
    <FlowMain actor={actor} machine="signIn">
      {codeAsked ? (
        <CodeForm actor={actor} typedAs={typedAs} />
      ) : (
        <LoginForm
          actor={actor}
          typedAs={typedAs}
          title={authCopy.adminLogin.title}
          lead={authCopy.adminLogin.lead}
        />
      )}
    </FlowMain>
  );
}
