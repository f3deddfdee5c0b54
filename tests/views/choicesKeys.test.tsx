// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Choices } from '../../web/ui/Choices.tsx';

afterEach(cleanup);
const chosen = vi.fn<(value: string) => void>();
const names = { a: '09:00 am', b: '09:15 am', c: '09:30 am' };
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
/** Whether the browser does its own, which is to choose what the arrow leads to. */
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

it('a choice that is acted on at once can be looked through with the arrows, and is made with Space', () => {
  chosen.mockClear();
  render(<Choices label="Time" names={names} value="" onChange={chosen} actsAtOnce />);
  radios()[0]!.focus();
  const after = (key: string) => [press(key), radios().indexOf(document.activeElement as never)];
  expect(['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map(after)).toEqual([
    [false, 1],
    [false, 2],
    [false, 0],
    [false, 2],
    [false, 1],
  ]);
  expect(after(' ')).toEqual([true, 1]);
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.click(document.activeElement!);
  expect(chosen.mock.calls).toEqual([['b']]);
});

it('in another one the arrows choose, as the browser does', () => {
  render(<Choices label="Time" names={names} value="a" onChange={chosen} />);
  radios()[0]!.focus();
  expect(press('ArrowRight')).toBe(true);
});
