// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTyped, useTyped } from '../../web/ui/typedText.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('what a password manager fills in at once is in every field, and stored', () => {
  const { result } = renderHook(() => useTyped('profile', { first: '', last: '' }));
  const [, type] = result.current;
  act(() => {
    type({ first: 'Asha' });
    type({ last: 'Menon' });
  });
  const both = { first: 'Asha', last: 'Menon' };
  expect([result.current[0], readTyped('profile')]).toEqual([both, both]);
});
