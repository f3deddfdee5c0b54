import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { Pin, pinActor } from '../shared/flows/flows.ts';
import { useLazyActor } from '../shared/flows/lazyActor.ts';
import { PinSheet } from './lazyParts.tsx';

/** The sheet that asks for the PIN code, rendered once it is first opened. */
export function PinSheetSlot() {
  const actor = useLazyActor(pinActor);
  const open = useSelector(actor, (snapshot) => snapshot?.hasTag('editing') ?? false);
  const [wasOpened, setWasOpened] = useState(false);
  // Once opened, the sheet stays mounted so that it can return the focus to the button that opened
  // it.
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && actor ? (
    <LoadBoundary loading={null} failed={() => null}>
      <Pin.Provider actor={actor}>
        <PinSheet />
      </Pin.Provider>
    </LoadBoundary>
  ) : null;
}
