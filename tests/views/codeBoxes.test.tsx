// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { withAsciiDigits } from '../../machines/text/typedText.ts';
import { OtpInput } from '../../web/ui/OtpInput.tsx';
import { show } from './support/show.tsx';

afterEach(cleanup);

async function codeBoxes() {
  const onComplete = vi.fn<(code: string) => void>();
  await show(
    <OtpInput
      label="Code"
      digit={(number, all) => `${number} of ${all}`}
      isInvalid={false}
      length={4}
      toDigits={withAsciiDigits}
      onChange={() => undefined}
      onComplete={onComplete}
    />,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return { boxes, code: () => onComplete.mock.lastCall?.[0] };
}
type Boxes = HTMLInputElement[];

const typeInto = (box: HTMLInputElement, value: string, isComposing = false) =>
  fireEvent.input(box, { target: { value }, isComposing });
const pasteInto = (box: HTMLInputElement, text: string) =>
  fireEvent.paste(box, { clipboardData: { getData: () => text } });

it.each<[string, (boxes: Boxes) => void]>([
  [
    'a password manager that fills all boxes at once',
    (boxes) => boxes.forEach((box, at) => typeInto(box, String(at + 1))),
  ],
  [
    'one that sets every value before it says so',
    (boxes) => {
      boxes.forEach((box, at) => (box.value = String(at + 1)));
      boxes.forEach((box) => box.dispatchEvent(new Event('input', { bubbles: true })));
    },
  ],
  [
    'one that fills three boxes after the first was typed',
    (boxes) => {
      boxes[0]!.focus();
      boxes.forEach((box, at) => typeInto(box, String(at + 1)));
    },
  ],
  ['the whole code in the first box', (boxes) => typeInto(boxes[0]!, '1234')],
  ['the whole code in the last box', (boxes) => typeInto(boxes[3]!, '1234')],
  [
    'a keyboard that composes',
    (boxes) => boxes.forEach((box, at) => typeInto(box, `${at + 1}`, true)),
  ],
  ['a pasted code with signs between', (boxes) => pasteInto(boxes[2]!, '12-3 x4')],
  [
    'the pasted message',
    (boxes) =>
      pasteInto(boxes[0]!, '1234 is your Assay code, for 5 minutes.\n@assay.example #1234'),
  ],
  ['digits of another script', (boxes) => pasteInto(boxes[0]!, '१२३४')],
  [
    'a digit beside one that is there already',
    (boxes) => {
      typeInto(boxes[0]!, '9');
      typeInto(boxes[0]!, '91');
      pasteInto(boxes[1]!, '234');
    },
  ],
])('a code comes by %s', async (_, fill) => {
  const { boxes, code } = await codeBoxes();
  fill(boxes);
  expect(code()).toBe('1234');
  expect(boxes.map(({ value }) => value)).toEqual(['1', '2', '3', '4']);
});

it('Backspace in an empty box takes the digit before it, and other keys move between boxes', async () => {
  const { boxes } = await codeBoxes();
  pasteInto(boxes[0]!, '12');
  boxes[2]!.focus();
  fireEvent.keyDown(boxes[2]!, { key: 'Backspace' });
  expect([document.activeElement, boxes[1]!.value]).toEqual([boxes[1], '']);
  const reached = ['ArrowLeft', 'ArrowLeft', ...boxes.map(() => 'ArrowRight')].map((key) => {
    fireEvent.keyDown(document.activeElement!, { key });
    return boxes.indexOf(document.activeElement as HTMLInputElement);
  });
  expect(reached).toEqual([0, 0, 1, 2, 3, 3]);
});
