// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FileDrop } from '../../web/admin/catalogueFile/FileDrop.tsx';
import { PictureButton } from '../../web/admin/PictureButton.tsx';
import { ReportField } from '../../web/admin/ReportField.tsx';
import { adminCopy } from '../../web/copy/admin.ts';

const onFile = vi.fn<(file: File) => void>();
afterEach(cleanup);
const file = new File(['%PDF'], 'lipid.pdf', { type: 'application/pdf' });

const fields = [
  ['of a report', (busy: boolean) => <ReportField label="File" disabled={busy} onFile={onFile} />],
  ['of a picture', (busy: boolean) => <PictureButton label="File" busy={busy} onChoose={onFile} />],
  [
    'that is dropped or chosen',
    (busy: boolean) => <FileDrop label="File" busy={busy} onFile={onFile} />,
  ],
] as const;

it.each(fields)(
  'the field %s is emptied, so that the same file can be chosen again; while it is sent the page says so, and takes no other',
  (_, field) => {
    onFile.mockClear();
    const { rerender } = render(field(false));
    const input = screen.getByLabelText<HTMLInputElement>('File');
    Object.defineProperty(input, 'value', { value: 'C:\\fakepath\\lipid.pdf', writable: true });
    const choose = () => fireEvent.change(input, { target: { files: [file] } });
    const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
    choose();
    expect(onFile.mock.calls).toEqual([[file]]);
    expect([input.value, said()]).toEqual(['', []]);
    rerender(field(true));
    choose();
    expect([onFile.mock.calls.length, said()]).toEqual([1, [adminCopy.uploading]]);
    expect([fireEvent.click(input), input.disabled]).toEqual([false, false]);
    rerender(field(false));
    expect(said()).toEqual([]);
  },
);
