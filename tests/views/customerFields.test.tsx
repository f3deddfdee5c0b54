// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { walk } from '../../devtools/simulation/walk.ts';
import { pinMachine } from '../../machines/pin/pin.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { ProfileForm } from '../../web/account/ProfileForm.tsx';
import { YourData } from '../../web/account/YourData.tsx';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { PinSheet } from '../../web/location/PinSheet.tsx';
import { Pin, SignUp } from '../../web/shared/flows/flows.ts';
import { CodeForm } from '../../web/signIn/CodeForm.tsx';
import { LoginForm } from '../../web/signIn/LoginForm.tsx';
import { CodeStep } from '../../web/signUp/CodeStep.tsx';
import { DetailsStep } from '../../web/signUp/DetailsStep.tsx';
import { MobileStep } from '../../web/signUp/MobileStep.tsx';
import { saidFields } from './support/fieldWords.ts';
import { page, view } from './support/openForm.tsx';
import type { FormRow } from './support/openForm.tsx';
import { showFunnel } from './support/funnel.tsx';
import { show } from './support/show.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  setLanguage('en');
  vi.unstubAllGlobals();
});

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

const forms: FormRow[] = [
  [
    'a customer’s login',
    view(<LoginForm actor={login} typedAs="x" title="" lead="" />),
    [
      'Email · email · keys for email · filled in: username',
      'Password · password · filled in: current-password',
    ],
  ],
  [
    'the code of a login',
    view(<CodeForm actor={login} typedAs="x" />),
    [
      'Code · filled in: one-time-code · capitals: none · spelling: not checked · “Without your phone: one of your recovery codes”',
    ],
  ],
  [
    'who signs up',
    signUp(DetailsStep),
    [
      'First name · filled in: given-name',
      'Last name · filled in: family-name',
      'Email · email · keys for email · filled in: email',
      'Password · password · filled in: new-password · “8 characters or more”',
    ],
  ],
  [
    'the number of who signs up',
    signUp(MobileStep),
    ['Mobile number · tel · keys for tel · filled in: tel-national'],
  ],
  [
    'the code of who signs up',
    signUp(CodeStep),
    [
      'digit 1 of 4 · tel · keys for numeric · filled in: one-time-code · capitals: none',
      'digit 2 of 4 · tel · keys for numeric · filled in: one-time-code · capitals: none',
      'digit 3 of 4 · tel · keys for numeric · filled in: one-time-code · capitals: none',
      'digit 4 of 4 · tel · keys for numeric · filled in: one-time-code · capitals: none',
    ],
  ],
  [
    'a password that is forgotten',
    page('forgotPassword'),
    ['Email · email · keys for email · filled in: email'],
  ],
  [
    'an own profile',
    view(<ProfileForm user={{ firstName: 'A', lastName: 'B' }} onDone={() => undefined} />),
    ['First name · filled in: given-name', 'Last name · filled in: family-name'],
  ],
  [
    'an account that is deleted',
    view(<YourData />, 'Delete my account'),
    ['Password · password · filled in: current-password'],
  ],
  ['a PIN code', pinSheet, ['PIN code · keys for numeric · filled in: postal-code · 7 at most']],
  [
    'an address',
    page('address', 'Add an address'),
    [
      'Zipcode · keys for numeric · filled in: postal-code',
      'House/Flat/Block number · filled in: address-line1',
      'Road/Area · filled in: address-line2',
      'City and state · filled in: address-level2',
    ],
  ],
  ['one of the family', page('family', 'Edit'), ['Name', 'Date of birth · date']],
  [
    'a patient',
    () =>
      showFunnel({
        steps: [
          { fact: { type: 'xstate.route', to: '#patient' } },
          { answers: 'loadPatients', with: [] },
        ],
      }),
    ['Name · filled in: name', 'Date of birth · date · filled in: bday'],
  ],
];
it.each(forms)('%s: each field says what it is for', async (_, open, wanted) => {
  await open();
  await waitFor(() => expect(saidFields()).toEqual(wanted));
});

it('the boxes of a code are numbered in Hindi, too', async () => {
  setLanguage('hi', hindi);
  await signUp(CodeStep)();
  expect(saidFields().map((words) => words.split(' · ')[0])).toEqual(
    [1, 2, 3, 4].map((number) => `4 में से अंक ${number}`),
  );
});
