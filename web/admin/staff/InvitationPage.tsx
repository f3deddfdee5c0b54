import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { AcceptInvitationDocument, StaffInvitationDocument } from '../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { failureOf, messageOfFailure } from '../../shared/apollo.ts';
import { AuthCard } from '../../ui/AuthCard.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageShape } from '../../ui/PageShape.tsx';
import { ErrorState, InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { cx, css } from '../../generated/panda/css/index.js';
import { button } from '../../generated/panda/recipes/index.js';

const copy = adminStaffCopy.invitation;

/** Where an invitation's link leads: a password is chosen, and the account is open. */
export function InvitationPage() {
  const navigate = useNavigate();
  // Behind the #, which no server gets to see.
  const token = useLocation().hash.slice(1);
  const [look, { data, error }] = useMutation(StaffInvitationDocument);
  const [accept, accepting] = useMutation(AcceptInvitationDocument);
  useEffect(() => void look({ variables: { token } }).catch(() => undefined), [look, token]);
  const message = accepting.error ? messageOfFailure(accepting.error) : null;
  if (error)
    return (
      <main id="main">
        <Page title={copy.title} narrow>
          <ErrorState
            title={copy.failed}
            message={messageOfFailure(error)}
            {...(failureOf(error).code !== 'NOT_FOUND' && {
              onRetry: () => void look({ variables: { token } }).catch(() => undefined),
            })}
          >
            <Link
              to={paths.adminLogin}
              className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
            >
              {copy.toLogin}
            </Link>
          </ErrorState>
        </Page>
      </main>
    );
  if (!data) return <PageShape />;
  const { name, email, staffRole } = data.staffInvitation;
  return (
    <main id="main">
      <AuthCard
        title={copy.title}
        lead={copy.lead(name, adminCopy.roles[staffRole].name)}
        message={message}
        onSubmit={(text) =>
          void accept({ variables: { token, password: text('password') } }).then(
            () => navigate(paths.admin, { replace: true }),
            () => undefined,
          )
        }
      >
        <TextField
          label={copy.email}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
        <TextField
          label={copy.password}
          hint={copy.passwordHint}
          name="password"
          type="password"
          autoComplete="new-password"
        />
        <InlineMessage message={message} busy={accepting.loading} />
        <SubmitButton busy={accepting.loading}>{copy.accept}</SubmitButton>
      </AuthCard>
    </main>
  );
}
