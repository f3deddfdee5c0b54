// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Choices } from '../../web/ui/Choices.tsx';
import { show } from './support/show.tsx';

it.each([
  ['three words share a row', ['Male', 'Female', 'Others'], 'grid'],
  [
    'one sentence among three needs a row that wraps',
    ['By post', 'By SMS before it', 'No'],
    'flex',
  ],
] as const)('%s', async (_, [A, B, C], display) => {
  await show(
    <Choices<'A' | 'B' | 'C'>
      label="Which"
      names={{ A, B, C }}
      value=""
      onChange={() => undefined}
    />,
  );
  const row = screen.getAllByRole('radio')[0]!.closest('label')!.parentElement!;
  expect(row.classList).toContain(`d_${display}`);
});
