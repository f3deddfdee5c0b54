// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { everyAnswer, everyState } from '../models/cover.ts';
import { placesOf } from '../models/model.ts';
import { idsRead } from '../shown/idsRead.ts';
import { mixedForms } from '../shown/mixedForms.ts';
import { missingIn, shownIn, wordsOf } from '../shown/shown.ts';
import { foreignValues } from './support/foreignValues.ts';
import { expectNamesAndTexts, pressClosedButtons } from './support/show.tsx';
import { flowPages } from './support/flowPages.tsx';
import { flows } from './support/flowViews.tsx';
import { showFlow } from './support/showFlow.tsx';

/** A form that is being sent cannot be sent again; another code may be on its way meanwhile. */
const isSent = (snapshot: AnyMachineSnapshot) =>
  snapshot.hasTag('editing') &&
  snapshot.hasTag('busy') &&
  !snapshot.matches({ code: { entry: 'editing' } });

for (const flow of [...flows, ...flowPages])
  describe.each([...everyState(flow.model), ...everyAnswer(flow.model)])(
    `${flow.name} in $title`,
    (way) => {
      it('names what can be pressed, shows its message, and closes what is in flight', async () => {
        vi.stubGlobal('fetch', () => new Promise(() => undefined));
        const { actor, isOnScreen } = await showFlow(flow, way);
        const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
        expectNamesAndTexts();
        const wanted = shownIn(flow.shown, placesOf(snapshot.value), snapshot.context);
        // A question's code comes a moment later.
        await waitFor(() =>
          expect(isOnScreen ? missingIn(wordsOf(document.body), wanted) : []).toEqual([]),
        );
        expect(mixedForms(document.body)).toEqual([]);
        expect(foreignValues(snapshot.context)).toEqual([]);
        expect(idsRead(snapshot.context, document.body, wanted.blocks)).toEqual([]);
        pressClosedButtons();
        expect(actor.getSnapshot()).toBe(snapshot);
        const { message } = snapshot.context as { message?: string | null };
        // Said once, not beside the field and below the form.
        expect(screen.queryAllByText(message ?? 'no message').length).toBeLessThanOrEqual(1);
        const submits = [...document.querySelectorAll<HTMLButtonElement>('form [type=submit]')];
        expect(submits.filter(({ disabled }) => isSent(snapshot) && !disabled)).toEqual([]);
      });
    },
  );
