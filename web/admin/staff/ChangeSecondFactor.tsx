import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CodeField } from './CodeField.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import type { FormProps } from './SecondFactorForm.tsx';
import { css } from '../../generated/panda/css/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const copy = adminStaffCopy.secondFactor;
const look = css({ minH: '11', colorPalette: 'brand' });

/** Creates new recovery codes or removes the second factor; both need the password and a code. */
export const ChangeSecondFactor = ({ send, isBusy, message }: FormProps) => (
  <SecondFactorForm
    message={message}
    onSubmit={({ password, otp, pressed }) =>
      send({
        type: pressed === 'off' ? 'removal.wanted' : 'recoveryCodes.wanted',
        password,
        otp,
      })
    }
    actions={
      <>
        <Button variant="outline" type="submit" value="renew" disabled={isBusy} className={look}>
          {copy.renew}
        </Button>
        <Button variant="outline" type="submit" value="off" disabled={isBusy} className={look}>
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
