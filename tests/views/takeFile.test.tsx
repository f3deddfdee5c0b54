// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FileDrop } from '../../web/admin/catalogueFile/FileDrop.tsx';
import { PictureButton } from '../../web/admin/PictureButton.tsx';
import { ReportField } from '../../web/admin/ReportField.tsx';

const onFile = vi.fn<(file: File | undefined) => void>();
afterEach(cleanup);
const file = new File(['%PDF'], 'lipid.pdf', { type: 'application/pdf' });

it.each([
  ['of a report', () => <ReportField label="File" disabled={false} onFile={onFile} />],
  ['of a picture', () => <PictureButton label="File" onChoose={onFile} />],
  ['that is dropped or chosen', () => <FileDrop label="File" busy={false} onFile={onFile} />],
])('the field %s is emptied, so that the same file can be chosen again', (_, Field) => {
  onFile.mockClear();
  render(<Field />);
  const input = screen.getByLabelText<HTMLInputElement>('File');
  Object.defineProperty(input, 'value', { value: 'C:\\fakepath\\lipid.pdf', writable: true });
  fireEvent.change(input, { target: { files: [file] } });
  expect(onFile.mock.calls).toEqual([[file]]);
  expect(input.value).toBe('');
});
