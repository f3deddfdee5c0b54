// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';

import { walk } from '../../devtools/simulation/walk.ts';
import { pinMachine } from '../../machines/pin/pin.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';

import { SavedAddressForm } from '../../web/account/AddressPage.tsx';
import { PersonForm } from '../../web/account/FamilyPage.tsx';
import { ProfileForm } from '../../web/account/ProfileForm.tsx';
import { YourData } from '../../web/account/YourData.tsx';

import { accountCopy } from '../../web/copy/account.ts';
import { profileCopy } from '../../web/copy/profile.ts';

import { adminStaffCopy as staff } from '../../web/copy/adminStaff.ts';
import { authCopy } from '../../web/copy/auth.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { pinCopy } from '../../web/copy/pin.ts';
import { PinSheet } from '../../web/location/PinSheet.tsx';
import { Pin, SignUp } from '../../web/shared/flows/flows.ts';
import { CodeForm } from '../../web/signIn/CodeForm.tsx';
import { LoginForm } from '../../web/signIn/LoginForm.tsx';
import { CodeStep } from '../../web/signUp/CodeStep.tsx';
import { DetailsStep } from '../../web/signUp/DetailsStep.tsx';
import { MobileStep } from '../../web/signUp/MobileStep.tsx';
import {
  code,
  email,
  filledIn,
  off,
  numeric,
  one,
  password,
  saidFields,
} from './support/fieldWords.ts';
import { at, comes, showFunnel } from './support/funnel.tsx';
import { page, view, wordsLostOnTheWay } from './support/openForm.tsx';
import type { FormRow } from './support/openForm.tsx';
import { show } from './support/show.tsx';

beforeAll(() => Promise.all([PersonForm.load(), SavedAddressForm.load()]));

async function pinSheet(): Promise<void> {
  const { go, actor } = walk(pinMachine, { pin: null });
  await go({ fact: { type: 'pin.wanted' } });
  await show(
    <Pin.Provider actor={actor as never}>
      <PinSheet />
    </Pin.Provider>,
  );
}
const signUp = (Step: () => ReactNode) => () =>
  show(
    <SignUp.Provider actor={walk(signUpMachine).actor as never}>
      <Step />
    </SignUp.Provider>,
  );
const login = walk(signInMachine, { audience: 'customer' } as never).actor as never;

const { signUp: names, mobile } = authCopy;

const forms: FormRow[] = [
  [
    'a customer’s login',
    view(<LoginForm actor={login} typedAs="x" title="" lead="" />),
    [
      ...one(names.email, email + filledIn('username')),
      ...one(names.password, password('current')),
    ],
  ],
  [
    'the code of a login',
    view(<CodeForm actor={login} typedAs="x" />),
    one(staff.login.code, `${code} · spelling: not checked`, staff.login.hint),
  ],
  [
    'who signs up',
    signUp(DetailsStep),
    [
      ...one(names.firstName, filledIn('given-name')),
      ...one(names.lastName, filledIn('family-name')),
      ...one(names.email, email + filledIn('email')),
      ...one(names.password, password('new'), names.hint),
      ...one(names.phone, ` · tel · keys for tel${filledIn('tel-national')}`, names.phoneHint),
    ],
  ],
  [
    'the number of who signs up',
    signUp(MobileStep),
    one(mobile.label, ` · tel · keys for tel${filledIn('tel-national')}`),
  ],
  [
    'the code of who signs up',
    signUp(CodeStep),
    [1, 2, 3, 4].flatMap((number) =>
      one(
        authCopy.code.digit(number, 4),
        numeric + (number === 1 ? filledIn('one-time-code') : off),
      ),
    ),
  ],
  [
    'a password that is forgotten',
    page('forgotPassword'),
    one(names.email, email + filledIn('email')),
  ],
  [
    'an own profile',
    view(<ProfileForm user={{ firstName: 'A', lastName: 'B' }} onDone={() => undefined} />),
    [
      ...one(profileCopy.panel.firstName, filledIn('given-name')),
      ...one(profileCopy.panel.lastName, filledIn('family-name')),
    ],
  ],
  [
    'an account that is deleted',
    view(<YourData />, profileCopy.data.remove),
    one(profileCopy.data.password, password('current')),
  ],
  ['a PIN code', pinSheet, one(pinCopy.sheet.label, numeric + filledIn('postal-code'))],
  [
    'an address',
    page('address', accountCopy.address.add),
    [
      ...one(bookingCopy.address.zip, numeric + filledIn('postal-code')),
      ...one(bookingCopy.address.house, filledIn('address-line1')),
      ...one(bookingCopy.address.road, filledIn('address-line2')),
      ...one(bookingCopy.address.city, filledIn('address-level2')),
    ],
  ],
  [
    'one of the family',
    page('family', accountCopy.address.edit),
    [bookingCopy.patient.name, ...one(bookingCopy.patient.birth, ' · date')],
  ],
  [
    'a patient',
    () => showFunnel({ steps: [at('patient'), comes('loadPatients')] }),
    [
      ...one(bookingCopy.patient.name, filledIn('name')),
      ...one(bookingCopy.patient.birth, ` · date${filledIn('bday')}`),
    ],
  ],
];
it.each(forms)('%s: each field says what it is for', async (_, open, wanted) => {
  await open();
  await waitFor(() => expect(saidFields()).toEqual(wanted));
});

it.each(forms)('%s: a word for a number is never taken for 0', async (_, open) => {
  await open();
  expect(await wordsLostOnTheWay()).toEqual([]);
});
