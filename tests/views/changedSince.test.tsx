// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newPage } from './support/browserBack.ts';
import { alerts, isBusy, press } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { Answer } from './support/service.tsx';
import { wholeForms } from './support/wholeForms.tsx';

beforeEach(() => void newPage());

const changed = refusal('Something else was saved.', { code: 'CONFLICT', reason: 'CHANGED_SINCE' });

describe.each(wholeForms)('what somebody else saves meanwhile of $name', (form) => {
  const { page, at, reads, saves, before, theirs, button, type, shows, sends } = form;
  const open = async (stored: Answer, answer: Answer = changed) => {
    const answers = {
      [reads]: stored,
      [saves]: answer,
      DoctorCalls: { doctorCalls: [] },
    };
    const service = await serve(page, answers, at ? { at } : {});
    await screen.findByRole('button', { name: button });
    return service;
  };

  it('stays: the form says so, shows both and sends both', async () => {
    const service = await open(before);
    type();
    service.answers[reads] = theirs;
    press(button);
    await waitFor(() => expect(alerts()).toContain('Something else was saved.'));
    await waitFor(() => shows());
    expect(service.sent(saves)).not.toMatchObject([sends]);
    await waitFor(() => expect(isBusy(button)).toBe(false));
    press(button);
    await waitFor(() => expect(service.sent(saves)).toHaveLength(2));
    expect(service.sent(saves)[1]).toMatchObject(sends);
  });

  it('stays where the page was loaded again in between', async () => {
    await open(before);
    type();
    cleanup();
    const service = await open(theirs);
    shows();
    press(button);
    await waitFor(() => expect(service.sent(saves)).toHaveLength(1));
    expect(service.sent(saves)[0]).toMatchObject(sends);
  });
});
