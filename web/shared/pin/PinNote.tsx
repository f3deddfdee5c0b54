import { MapPin } from '../../ui/lucide/MapPin.tsx';
import { uiCopy } from '../../copy/ui.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import { LoadBoundary } from '../LoadBoundary.tsx';
import { pinActor } from '../flows/flows.ts';
import { openPin } from './openPin.ts';
import { usePin } from './usePin.ts';

const copy = uiCopy.location;
const PinAnswer = lazyComponent(async () => {
  const [{ PinAnswer: Answer }, actor] = await Promise.all([
    import('./PinAnswer.tsx'),
    pinActor.load(),
  ]);
  return () => <Answer actor={actor} />;
});

/**
 * Whether we come to the PIN code of this device, and from when; where there is none, it is asked
 * for. As high in either case, since the server's page knows of none.
 */
export function PinNote() {
  const pin = usePin();
  const known = pin === null ? null : copy.pin(pin);
  return (
    <div
      data-pin-note
      className={stack({
        direction: 'row',
        align: 'center',
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
        {known === null ? (
          copy.prompt
        ) : (
          <LoadBoundary loading={known} failed={() => known}>
            <PinAnswer />
          </LoadBoundary>
        )}
      </div>
      <Button
        variant="plain"
        aria-haspopup="dialog"
        onClick={openPin}
        className={css({ colorPalette: 'brand', minH: '11', px: '1' })}
      >
        {known === null ? copy.enter : copy.change}
      </Button>
    </div>
  );
}
