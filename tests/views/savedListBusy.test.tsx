// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FamilyPage } from '../../web/account/FamilyPage.tsx';
import { accountCopy } from '../../web/copy/account.ts';
import { patient } from '../../devtools/samples/entities.ts';
import { answer, press } from './support/page.ts';
import { serve } from './support/service.tsx';

const copy = accountCopy.family;

it('while somebody is being removed nobody else can be, so that no press is lost', async () => {
  // The removal is never answered.
  const service = await serve(<FamilyPage />, {
    Patients: { patients: [patient, { ...patient, id: 'p2', name: 'Suresh Menon' }] },
  });
  const [, second] = await screen.findAllByRole('listitem');
  press(copy.remove, second);
  await answer(copy.yes);
  await waitFor(() => expect(service.sent('DeletePatient')).toEqual([{ id: 'p2' }]));
  const buttons = screen.getAllByRole('button', { name: copy.remove });
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
});
