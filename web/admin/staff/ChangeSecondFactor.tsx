import { useMutation } from '@apollo/client/react';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { RemoveSecondFactorDocument, RenewRecoveryCodesDocument } from '../generated/graphql.ts';
import { CurrentAdminDocument } from '../../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CodeField } from './CodeField.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import type { Typed } from './SecondFactorForm.tsx';
import { css } from '../../generated/panda/css/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const copy = adminStaffCopy.secondFactor;
const look = css({ minH: '11', colorPalette: 'brand' });

/** New recovery codes, or no second factor any more: by the password and a code. */
export function ChangeSecondFactor({
  onCodes,
  onOff,
}: {
  onCodes: (codes: string[]) => void;
  onOff: () => void;
}) {
  const [renew, renewing] = useMutation(RenewRecoveryCodesDocument);
  const [remove, removing] = useMutation(RemoveSecondFactorDocument, {
    refetchQueries: [CurrentAdminDocument],
  });
  const loading = renewing.loading || removing.loading;
  const error = renewing.error ?? removing.error;
  const submit = ({ password, otp, pressed }: Typed) => {
    const variables = { password, otp };
    renewing.reset();
    removing.reset();
    if (pressed === 'off') void remove({ variables }).then(onOff, () => undefined);
    else
      void renew({ variables }).then(
        ({ data }) => onCodes(data!.renewRecoveryCodes),
        () => undefined,
      );
  };
  return (
    <SecondFactorForm
      message={error ? messageOfFailure(error) : null}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outline" type="submit" value="renew" disabled={loading} className={look}>
            {copy.renew}
          </Button>
          <Button variant="outline" type="submit" value="off" disabled={loading} className={look}>
            {copy.off}
          </Button>
        </>
      }
    >
      <h3 className={heading({ size: 'sm' })}>{copy.change}</h3>
      <TextField
        label={copy.password}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <CodeField hint={copy.anyCodeHint} />
    </SecondFactorForm>
  );
}
