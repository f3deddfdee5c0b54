import { useContext, useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../words/useWords.ts';
import type { Picture } from './pictures.ts';
import { Screen } from './Screen.tsx';
import { SimulationContext } from './SimulationContext.ts';

/** A screen with its name and the meaning of its state. */
export interface NamedPicture {
  name: string;
  means: string;
  picture: Picture;
}

interface Props {
  pictures: readonly NamedPicture[];
  at: number;
  onAt: (at: number) => void;
  onClose: () => void;
}

/** One of several screens at the size of a phone, with buttons to the others. */
export function LargePicture({ pictures, at, onAt, onClose }: Props) {
  const { page } = useWords();
  const isSimulation = useContext(SimulationContext);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const { name, means, picture } = pictures[at]!;
  const go = (to: number) => {
    if (to in pictures) onAt(to);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(at - 1);
    if (key === 'ArrowRight') go(at + 1);
  };
  return (
    <dialog
      ref={dialog}
      className="large"
      aria-label={name}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className="large-head">
        <h2 aria-live="polite">{name}</h2>
        {isSimulation ? <p className="quiet">{page.simulation}</p> : null}
        {means === '' ? null : <p>{means}</p>}
        <form method="dialog">
          {pictures.length > 1 ? (
            <>
              <p className="quiet">{page.pictureOf(at + 1, pictures.length)}</p>
              {/* Only `aria-disabled`, as a disabled button would lose the focus, and with it
                  the arrow keys. */}
              <button type="button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
                {page.previousPicture}
              </button>
              <button
                type="button"
                aria-disabled={at === pictures.length - 1}
                onClick={() => go(at + 1)}
              >
                {page.nextPicture}
              </button>
            </>
          ) : null}
          <button type="submit">{page.close}</button>
        </form>
      </div>
      <Screen picture={picture} name={name} />
    </dialog>
  );
}
