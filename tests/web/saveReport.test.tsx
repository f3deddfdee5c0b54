// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ReportProblem } from '../../web/problem/ReportProblem.tsx';
import { show } from '../views/support/show.tsx';

it('a problem is saved as a file of the device, named by when it was', async () => {
  vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-25T05:06:07.890Z');
  const files: Blob[] = [];
  const revoked = vi.fn<(url: string) => void>();
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: revoked,
  });
  const saved: string[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(revoked).not.toHaveBeenCalled();
    saved.push([this.href, this.download]);
  });
  await show(<ReportProblem />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(revoked.mock.calls).toEqual([['blob:1']]));
  expect(saved).toEqual([['blob:1', 'assay-problem-2026-11-25T05-06-07.json']]);
  expect(files.map(({ type }) => type)).toEqual(['application/json']);
  const report = await new Response(await files[0]!.arrayBuffer()).text();
  expect(JSON.parse(report)).toMatchObject({
    kind: 'assay.problem',
    at: '2026-11-25T05:06:07.890Z',
    path: '/',
    events: [],
  });
});
