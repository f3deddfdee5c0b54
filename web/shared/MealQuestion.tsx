import { useEffect, useState } from 'react';
import { visitCopy } from '../copy/visit.ts';
import { css } from '../generated/panda/css/index.js';
import { Button } from '../ui/Button.tsx';
import { fastingWords } from '../ui/FastingCallout.tsx';
import { AlertDialog } from './AlertDialog.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { mealQuestion } from './mealWords.ts';

/** Loads the dialog's code in advance. Most people never see it. */
export const loadMealQuestion = AlertDialog.load;

interface Props {
  isOpen: boolean;
  /** For the chosen slot; null if none is chosen, or no test requires fasting. */
  lastMealBy: string | null;
  onConfirm: () => void;
  onDecline: () => void;
}

/** Asks for confirmation of a slot before which the last meal should already be over. */
export function MealQuestion({ isOpen, lastMealBy, onConfirm, onDecline }: Props) {
  useEffect(() => void (lastMealBy && loadMealQuestion().catch(() => undefined)), [lastMealBy]);
  // Once opened, the dialog stays mounted so that it can return the focus.
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
