import { useSelector } from '@xstate/react';
import { MapPin } from '../ui/lucide/MapPin.tsx';
import { dotted } from '../../machines/dotted.ts';
import { placeLabel } from '../../machines/location/label.ts';
import { Location, pinActor } from '../shared/flows/flows.ts';
import { useLazyActor } from '../shared/flows/lazyActor.ts';
import { earlyShell } from '../ui/opening.ts';
import { openPin, pinShell } from '../shared/pin/openPin.ts';
import { useIsFindingPin } from '../shared/pin/useIsFindingPin.ts';
import { usePin } from '../shared/pin/usePin.ts';
import { said } from '../copy/language.ts';
import { uiCopy } from '../copy/ui.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const copy = uiCopy.location;

/**
 * The person's location, and the PIN code at which samples are collected; pressing it asks for the
 * PIN code. Its title has the reason if the location is unknown.
 */
export function LocationLabel() {
  const state = Location.useSelector((snapshot) => snapshot.value);
  const pending = Location.useSelector((snapshot) => snapshot.hasTag('loading'));
  const place = Location.useSelector((snapshot) => snapshot.context.place);
  const message = Location.useSelector((snapshot) => snapshot.context.message);
  const pin = usePin();
  const pinState = useSelector(useLazyActor(pinActor), (snapshot) =>
    snapshot ? dotted(snapshot.value) : undefined,
  );
  // While a saved address may still provide the PIN code, the person is not asked for it.
  const isFinding = useIsFindingPin(pin);
  const label = pending || isFinding ? copy.pending : (place && placeLabel(place)) || null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={message ? said(message) : undefined}
        data-location={state}
        data-pin-state={pinState ?? (pin === null ? 'closed.unknown' : undefined)}
        onClick={openPin}
        {...earlyShell(pinShell())}
        className={stack({
          direction: 'row',
          align: 'center',
          gap: '1.5',
          color: 'fg.muted',
          textAlign: 'start',
          cursor: 'pointer',
          minW: '0',
          maxW: 'full',
          minH: '11',
        })}
      >
        <MapPin size={16} aria-hidden style={{ flexShrink: 0 }} />
        <span
          className={css({ fontSize: { base: 'xs', md: 'sm' }, lineHeight: '1.25', minW: '0' })}
        >
          {label || pin === null ? (
            <span className={css({ display: 'block' })}>{label ?? copy.unavailable}</span>
          ) : null}
          <span
            className={cx(
              css({ display: 'block', color: 'brand.fg', fontWeight: 'semibold' }),
              // The server's page has no PIN code even if the device has one, so the text is hidden
              // until then.
              pin === null && css({ '[data-pin] &': { opacity: '0' } }),
            )}
            style={isFinding ? { opacity: 0 } : undefined}
          >
            {pin === null ? copy.enter : copy.pin(pin)}
          </span>
        </span>
      </button>
      {message ? <p className={css({ srOnly: true })}>{said(message)}</p> : null}
    </>
  );
}
