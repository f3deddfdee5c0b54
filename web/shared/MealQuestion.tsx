import { useEffect, useState } from 'react';
import { visitCopy } from '../copy/visit.ts';
import { css } from '../generated/panda/css/index.js';
import { Button } from '../ui/Button.tsx';
import { fastingWords } from '../ui/FastingCallout.tsx';
import { AlertDialog } from './AlertDialog.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { mealQuestion } from './mealWords.ts';

/** Loads the code of the question, ahead of its use: most people are never asked. */
export const loadMealQuestion = AlertDialog.load;

interface Props {
  isOpen: boolean;
  /** Of the chosen slot; null where there is none, or no test needs fasting. */
  lastMealBy: string | null;
  onConfirm: () => void;
  onDecline: () => void;
}

/** A time before which the last meal should be over by now is confirmed by a press. */
export function MealQuestion({ isOpen, lastMealBy, onConfirm, onDecline }: Props) {
  useEffect(() => void (lastMealBy && loadMealQuestion().catch(() => undefined)), [lastMealBy]);
  // Once open it stays, so that it gives the focus back.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen || lastMealBy === null) return null;
  return (
    <PartBoundary>
      <AlertDialog
        open={isOpen}
        title={mealQuestion(lastMealBy)}
        closeLabel={visitCopy.fasting.decline}
        onClose={onDecline}
        extra={
          <Button
            variant="outline"
            onClick={onConfirm}
            className={css({ minH: '11', colorPalette: 'brand' })}
          >
            {visitCopy.fasting.confirm}
          </Button>
        }
      >
        {fastingWords(lastMealBy)}
      </AlertDialog>
    </PartBoundary>
  );
}
