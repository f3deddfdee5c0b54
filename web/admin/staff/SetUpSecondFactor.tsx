import { useMutation } from '@apollo/client/react';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { BeginSecondFactorDocument, ConfirmSecondFactorDocument } from '../generated/graphql.ts';
import { CurrentAdminDocument } from '../../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CodeField } from './CodeField.tsx';
import { QrCode } from './QrCode.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

const copy = adminStaffCopy.secondFactor;
const accent = css({ colorPalette: 'accent' });
/** In groups, as it is easier to type. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** Sets a second factor up: the password, then the secret for the app, which a code confirms. */
export function SetUpSecondFactor({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [begin, beginning] = useMutation(BeginSecondFactorDocument);
  // An owner may do everything from now on: what is open is read anew.
  const [confirm, confirming] = useMutation(ConfirmSecondFactorDocument, {
    refetchQueries: [CurrentAdminDocument],
  });
  const begun = beginning.data?.beginSecondFactor;
  if (!begun)
    return (
      <SecondFactorForm
        message={beginning.error ? messageOfFailure(beginning.error) : null}
        onSubmit={({ password }) => void begin({ variables: { password } }).catch(() => undefined)}
        actions={
          <Button size="lg" type="submit" loading={beginning.loading} className={accent}>
            {copy.begin}
          </Button>
        }
      >
        <TextField
          label={copy.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </SecondFactorForm>
    );
  return (
    <SecondFactorForm
      message={confirming.error ? messageOfFailure(confirming.error) : null}
      onSubmit={({ otp }) =>
        void confirm({ variables: { otp } }).then(
          ({ data }) => onCodes(data!.confirmSecondFactor),
          () => undefined,
        )
      }
      actions={
        <Button size="lg" type="submit" loading={confirming.loading} className={accent}>
          {copy.confirm}
        </Button>
      }
    >
      <p>{copy.scan}</p>
      <QrCode text={begun.uri} label={copy.qr} />
      <dl className={stack({ gap: '1' })}>
        <dt className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>{copy.secret}</dt>
        <dd className={css({ fontFamily: 'mono', overflowWrap: 'anywhere' })}>
          {grouped(begun.secret)}
        </dd>
      </dl>
      <CodeField hint={copy.codeHint} />
    </SecondFactorForm>
  );
}
