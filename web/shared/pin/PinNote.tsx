import { MapPin } from '../../ui/lucide/MapPin.tsx';
import { uiCopy } from '../../copy/ui.ts';
import { css } from '../../generated/panda/css/index.js';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import { LoadBoundary } from '../LoadBoundary.tsx';
import { pinActor } from '../flows/flows.ts';
import { openPin } from './openPin.ts';
import type { PinAnswerProps } from './PinAnswer.tsx';
import { usePin } from './usePin.ts';

const copy = uiCopy.location;
const PinAnswer = lazyComponent<PinAnswerProps>(async () => {
  const [{ PinAnswer: Answer }, actor] = await Promise.all([
    import('./PinAnswer.tsx'),
    pinActor.load(),
  ]);
  return (props) => <Answer {...props} actor={actor} />;
});

/**
 * Whether we collect at the PIN code of this device, and, where asked for, from when. Without a PIN
 * code the header asks for it. The server's page has none, so an attribute on the document reserves
 * the space (web/index.html).
 */
export function PinNote(props: PinAnswerProps) {
  const pin = usePin();
  // In an element of its own: React cannot remove text that the browser has translated.
  const code = pin === null ? null : <span>{copy.pin(pin)}</span>;
  return (
    <div
      data-pin-note
      className={css({
        display: 'none',
        '[data-pin] &': { display: 'flex' },
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: '2',
        minH: '14',
        px: '3',
        borderWidth: '1px',
        borderRadius: 'card',
        bg: 'bg.panel',
        fontSize: 'sm',
      })}
    >
      <MapPin size={18} aria-hidden className={css({ color: 'brand.fg', flexShrink: '0' })} />
      <div aria-live="polite" className={css({ flex: '1 1 8rem', minW: '0' })}>
        {code && (
          <LoadBoundary loading={code} failed={() => code}>
            <PinAnswer {...props} />
          </LoadBoundary>
        )}
      </div>
      <Button
        variant="plain"
        aria-haspopup="dialog"
        onClick={openPin}
        className={css({ colorPalette: 'brand', minH: '11', px: '1' })}
      >
        {copy.change}
      </Button>
    </div>
  );
}
