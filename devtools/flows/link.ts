import { useCallback, useSyncExternalStore } from 'react';
import { distances, hasInside } from '../drawing/nearChart.ts';
import type { Distance } from '../drawing/nearChart.ts';
import type { Chart } from '../chart/chart.ts';
import { statesAtMost } from './openSteps.ts';
import { periods, usualPeriod } from '../figures/periods.ts';

/** The view of a flow: as a film, as its chart, its changes, or where people leave it. */
export type FlowView = 'film' | 'chart' | 'changes' | 'leaving';

/** The state of the flow page, which is kept in its URL: it survives a reload and can be shared. */
export interface Link {
  machine: string;
  /** The view of the flow; the default is {@link viewOf}. */
  view?: FlowView;
  /** The two compared versions. */
  from?: string;
  to?: string;
  /** The path of the chosen state. */
  state?: string;
  /** How much of the chart is drawn; the default is {@link distanceIn}. */
  distance?: Distance;
  /** The number of the shown event; the default is the live state. */
  at?: number;
  /** The watched tab; the default is all. */
  tab?: string;
  /** The shown actor; the default is the machine's newest. */
  actor?: string;
  /** The story being played, and its step; the default is its start. */
  story?: string;
  step?: number;
  /** Whether the machine is simulated, without the app. */
  simulated?: boolean;
  /** Whether the chart has the names in code instead of plain words. */
  codes?: boolean;
  /** The number of days of visitor figures in film and chart; the default is none. */
  figures?: number;
  /** Whether the film compares them with the same number of days before. */
  compared?: boolean;
  /** The rehearsed behaviour of each port: `loadLabs` → `fail:SLOT_TAKEN`. */
  rehearsals: Readonly<Record<string, string>>;
}

/** Reads `#booking/payment.declined@17?tab=ab12cd&rehearse=loadLabs:fail`. */
export function readLink(hash: string): Link {
  const [place = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [, machine, state, at] = /^([^/@]*)(?:\/([^@]*))?(?:@(\d+))?$/.exec(place) ?? [];
  const params = new URLSearchParams(query);
  const rehearsals = (params.get('rehearse') ?? '')
    .split(',')
    .filter((one) => one.includes(':'))
    .map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)]);
  return {
    machine: machine || 'booking',
    ...(state && { state: decodeURIComponent(state) }),
    ...(at && { at: Number(at) }),
    ...(params.get('tab') && { tab: params.get('tab')! }),
    ...(params.get('actor') && { actor: params.get('actor')! }),
    ...(params.get('story') && { story: params.get('story')! }),
    ...(/^\d+$/.test(params.get('step') ?? '') && { step: Number(params.get('step')) }),
    ...(params.has('film') && { view: 'film' as const }),
    ...(params.has('chart') && { view: 'chart' as const }),
    ...(params.has('changes') && { view: 'changes' as const }),
    ...(params.has('leaving') && { view: 'leaving' as const }),
    ...(isDistance(params.get('near')) && { distance: params.get('near') as Distance }),
    ...(params.get('from') && { from: params.get('from')! }),
    ...(params.get('to') && { to: params.get('to')! }),
    ...(params.has('simulated') && { simulated: true }),
    ...(params.has('codes') && { codes: true }),
    ...(params.has('figures') && { figures: periodOf(params.get('figures')!) }),
    ...(params.has('compared') && { compared: true }),
    rehearsals: Object.fromEntries(rehearsals) as Record<string, string>,
  };
}

const isDistance = (name: string | null) => distances.some((one) => one === name);
const periodOf = (days: string) => periods.find((one) => String(one) === days) ?? usualPeriod;

/**
 * A flow is opened as its film, unless the link has something that only the chart shows, or the
 * figures of visitors.
 */
export function viewOf({ view, state, at, codes, figures }: Link): FlowView {
  if (view) return view;
  if (state !== undefined || at !== undefined || codes) return 'chart';
  return figures ? 'leaving' : 'film';
}

/** A large chart is opened as its steps, but whole if a state is chosen or live. */
export const distanceIn = ({ distance }: Link, chart: Chart, isAbout: boolean): Distance =>
  distance ?? (isAbout || chart.states.length <= statesAtMost ? 'whole' : 'steps');

/** The id of the state in a link; if that no longer exists, the nearest one around it. */
export function idOfState(chart: Chart, path: string): string | undefined {
  const known = chart.states.find((one) => one.path !== '' && one.path === path);
  const around = path.lastIndexOf('.');
  return known?.id ?? (around > 0 ? idOfState(chart, path.slice(0, around)) : undefined);
}

/** The result of pressing a box: at a distance, it zooms in to the step or the state. */
export const chosenIn = (chart: Chart, id: string, from: Distance | undefined): Partial<Link> => ({
  state: chart.states.find((one) => one.id === id)?.path || undefined,
  ...(from !== 'whole' && { distance: hasInside(chart, id) ? 'step' : 'state' }),
});

/** Resets what was chosen in a flow, as it does not belong to a story. */
export const nothingChosen = {
  state: undefined,
  at: undefined,
  actor: undefined,
  simulated: undefined,
  step: undefined,
};

/** The part of the URL that {@link readLink} reads. */
export function writeLink(link: Link): string {
  const { machine, state, at, tab, actor, story, step, simulated, codes, figures, rehearsals } =
    link;
  const { from, to, compared, distance } = link;
  const rehearse = Object.entries(rehearsals)
    .filter(([, how]) => how !== '')
    .map(([port, how]) => `${port}:${how}`)
    .join();
  const { view, ...rest } = link;
  const query = [
    view !== viewOf(rest) && view,
    distance && `near=${distance}`,
    from && `from=${encodeURIComponent(from)}`,
    to && `to=${encodeURIComponent(to)}`,
    tab && `tab=${encodeURIComponent(tab)}`,
    actor && `actor=${encodeURIComponent(actor)}`,
    story && `story=${encodeURIComponent(story)}`,
    story && step !== undefined && `step=${step}`,
    simulated && 'simulated',
    codes && 'codes',
    figures && (figures === usualPeriod ? 'figures' : `figures=${figures}`),
    figures && compared && 'compared',
    rehearse && `rehearse=${rehearse}`,
  ].filter(Boolean);
  const place = `#${machine}${state ? `/${state}` : ''}${at === undefined ? '' : `@${at}`}`;
  return place + (query.length > 0 ? `?${query.join('&')}` : '');
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
const read = () => location.hash;

/**
 * The page's state from the URL, and a function to change it; another machine or story adds a
 * history entry.
 */
export function useLink(): [Link, (change: Partial<Link>) => void] {
  const hash = useSyncExternalStore(subscribe, read);
  const change = useCallback((wanted: Partial<Link>) => {
    const link = readLink(location.hash);
    // A choice keeps the view in which it was made.
    const next = writeLink({ ...link, view: viewOf(link), ...wanted });
    const isOpened =
      (wanted.machine && wanted.machine !== link.machine) || (wanted.story && !link.story);
    if (isOpened) history.pushState(null, '', next);
    else history.replaceState(null, '', next);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, []);
  return [readLink(hash), change];
}
