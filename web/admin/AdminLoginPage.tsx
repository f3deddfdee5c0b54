import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { authCopy } from '../copy/auth.ts';
import { FlowMain } from '../flow/FlowMain.tsx';
import { ports } from '../app/ports.ts';
import { LoginForm } from '../signIn/LoginForm.tsx';
import { useSignIn } from '../signIn/useSignIn.ts';

/** The administrators' login. */
export function AdminLoginPage() {
  const actor = useSignIn('administrator', ports.adminSignIn);
  const signedIn = useSelector(actor, (snapshot) => snapshot.matches('signedIn'));
  if (signedIn) return <Navigate to={paths.admin} replace />;
  return (
    <FlowMain actor={actor} machine="signIn">
      <LoginForm actor={actor} title={authCopy.adminLogin.title} lead={authCopy.adminLogin.lead} />
    </FlowMain>
  );
}
