import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { authCopy } from '../copy/auth.ts';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useIsSignedIn, useSignIn } from './useSignIn.ts';

/** The administrators' login. */
export function AdminLoginPage() {
  const actor = useSignIn('administrator');
  const signedIn = useIsSignedIn(actor);
  const { state } = useLocation() as { state: { wanted?: string } | null };
  if (signedIn) return <Navigate to={state?.wanted ?? paths.admin} replace />;
  return (
    <FlowMain actor={actor} machine="signIn">
      <LoginForm
        actor={actor}
        typedAs="signInAdmin"
        title={authCopy.adminLogin.title}
        lead={authCopy.adminLogin.lead}
      />
    </FlowMain>
  );
}
