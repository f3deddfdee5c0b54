// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ProfilePanel } from '../../web/account/ProfilePanel.tsx';
import { TagsField } from '../../web/ui/TagsField.tsx';
import { show } from './support/show.tsx';

afterEach(cleanup);

function Tags() {
  const [value, setValue] = useState(['lipid', 'heart']);
  return (
    <>
      <TagsField label="Features" value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
}

it('Backspace in an empty field takes the last tag at the first press', async () => {
  await show(<Tags />);
  const field = screen.getByRole('textbox', { name: 'Features' });
  fireEvent.keyDown(field, { key: 'Backspace' });
  expect(screen.getByRole('status').textContent).toBe('lipid');
  fireEvent.keyDown(field, { key: 'Backspace' });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('the profile panel says that no address is saved only when that is known', async () => {
  const panel = (
    <ProfilePanel open onClose={() => undefined}>
      {null}
    </ProfilePanel>
  );
  await show(panel);
  await screen.findByText('Manage Address');
  expect(screen.queryByText('No address saved yet')).toBeNull();
  cleanup();
  await show(panel, { addresses: [] });
  await screen.findByText('No address saved yet');
});

it('the profile panel asks about WhatsApp where there is something to choose, and shows what was pressed', async () => {
  const panel = (
    <ProfilePanel open onClose={() => undefined}>
      {null}
    </ProfilePanel>
  );
  const name = 'Messages about my orders by WhatsApp';
  await show(panel);
  await screen.findByText('Manage Address');
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  await show(panel, 'never', undefined, { whatsApp: true });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
  cleanup();
  await show(panel, 'error', undefined, { whatsApp: false });
  const refused = await screen.findByRole<HTMLInputElement>('checkbox', { name });
  fireEvent.click(refused);
  await screen.findByRole('alert');
  await waitFor(() => expect(refused.checked).toBe(false));
});
