import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CodeField } from './CodeField.tsx';
import { QrCode } from './QrCode.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import type { FormProps } from './SecondFactorForm.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

const copy = adminStaffCopy.secondFactor;
const accent = css({ colorPalette: 'accent' });
/** In groups of four, which are easier to type. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** The password that starts setting up a second factor. */
export const SetUpSecondFactor = ({ send, isBusy, message }: FormProps) => (
  <SecondFactorForm
    message={message}
    onSubmit={({ password }) => send({ type: 'password.submitted', password })}
    actions={
      <Button size="lg" type="submit" loading={isBusy} className={accent}>
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

/** The secret for the authenticator app, confirmed by one of its codes. */
export const ConfirmSecondFactor = ({
  secret,
  send,
  isBusy,
  message,
}: FormProps & { secret: { secret: string; uri: string } }) => (
  <SecondFactorForm
    message={message}
    onSubmit={({ otp }) => send({ type: 'code.submitted', otp })}
    actions={
      <Button size="lg" type="submit" loading={isBusy} className={accent}>
        {copy.confirm}
      </Button>
    }
  >
    <p>{copy.scan}</p>
    <QrCode text={secret.uri} label={copy.qr} />
    <dl className={stack({ gap: '1' })}>
      <dt className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>{copy.secret}</dt>
      <dd className={css({ fontFamily: 'mono', overflowWrap: 'anywhere' })}>
        {grouped(secret.secret)}
      </dd>
    </dl>
    <CodeField hint={copy.codeHint} />
  </SecondFactorForm>
);
