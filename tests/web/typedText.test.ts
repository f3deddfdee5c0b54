import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTyped, readTyped, writeTyped } from '../../web/ui/typedText.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('what is typed into one form is not found in another, and is gone once it was saved', () => {
  writeTyped('patient', { name: 'Asha' });
  writeTyped('address', { road: 'Third Cross' });
  expect([readTyped('patient'), readTyped('address'), readTyped('lab')]).toEqual([
    { name: 'Asha' },
    { road: 'Third Cross' },
    undefined,
  ]);
  clearTyped('patient');
  expect([readTyped('patient') ?? null, readTyped('address')]).toEqual([
    null,
    { road: 'Third Cross' },
  ]);
});
