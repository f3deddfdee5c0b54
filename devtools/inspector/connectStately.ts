import { createBrowserInspector, createWebSocketInspector } from '@statelyai/inspect';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyEventObject, InspectionEvent, MachineContext } from 'xstate';
import { mask } from '../../machines/report/mask.ts';

interface InspectedSnapshot {
  value?: unknown;
  status?: string;
  context?: unknown;
}

/** Contexts and events are masked as for the flow page, and outputs are left out. */
const masked = {
  sanitizeContext: (context: MachineContext) => mask(context) as MachineContext,
  sanitizeEvent: (event: AnyEventObject) => mask(event) as AnyEventObject,
  serialize: (event: StatelyInspectionEvent): StatelyInspectionEvent => {
    const { snapshot } = event as { snapshot?: InspectedSnapshot };
    if (!snapshot) return event;
    const { value, status, context } = snapshot;
    return { ...event, snapshot: { value, status, context } } as StatelyInspectionEvent;
  },
  serializationDepthLimit: 40,
};

/**
 * Shows the actors in Stately's own inspector: in its window (`stately`), which the browser has to
 * permit, or at a receiver on this computer (`ws://localhost:8080`).
 */
export function connectStately(receiver: string): (event: InspectionEvent) => void {
  const { inspect } =
    receiver === 'stately'
      ? createBrowserInspector(masked)
      : createWebSocketInspector({ ...masked, url: receiver });
  return (event) => {
    // The protocol has no other kinds.
    if (/^@xstate\.(actor|event|snapshot)$/.test(event.type)) inspect.next?.(event);
  };
}
