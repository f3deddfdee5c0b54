import { MapPin } from 'lucide-react';
import { placeLabel } from '../../machines/location/label.ts';
import { Location } from '../shared/flows/flows.ts';
import { said } from '../copy/language.ts';
import { uiCopy } from '../copy/ui.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const copy = uiCopy.location;

/** Where the person is; its title has the reason when that is unknown. */
export function LocationLabel() {
  const state = Location.useSelector((snapshot) => snapshot.value);
  const pending = Location.useSelector((snapshot) => snapshot.hasTag('loading'));
  const place = Location.useSelector((snapshot) => snapshot.context.place);
  const message = Location.useSelector((snapshot) => snapshot.context.message);
  const label = pending ? copy.pending : (place && placeLabel(place)) || copy.unavailable;
  return (
    <div
      title={message ? said(message) : undefined}
      data-location={state}
      className={stack({
        direction: 'row',
        align: 'center',
        gap: '1.5',
        color: 'fg.muted',
        minW: '0',
      })}
    >
      <MapPin size={16} aria-hidden style={{ flexShrink: 0 }} />
      <p className={css({ fontSize: { base: 'xs', md: 'sm' }, lineHeight: '1.25' })}>{label}</p>
      {message ? <p className={css({ srOnly: true })}>{said(message)}</p> : null}
    </div>
  );
}
