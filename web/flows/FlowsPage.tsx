import { useMemo, useState, useSyncExternalStore } from 'react';
import { createMachine } from 'xstate';
import { chartOf } from '../../machines/chart/chart.ts';
import type { Chart } from '../../machines/chart/chart.ts';
import { activeStates } from '../../machines/chart/activeStates.ts';
import { ChartSvg } from './ChartSvg.tsx';
import { EventLog } from './EventLog.tsx';
import type { ActorInfo, Feed } from './feed.ts';
import { connectFeed } from './feed.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { SequenceView } from './SequenceView.tsx';
import { StatePanel } from './StatePanel.tsx';

const feedStore = connectFeed();
const charts = shippedMachines.map((machine) => chartOf(machine));

/** The chart of an actor: the shipped machine of that name, else what the actor sent of itself. */
function chartFor(name: string, actor: ActorInfo | undefined): Chart | undefined {
  const shipped = charts.find((chart) => chart.id === name);
  if (shipped || !actor?.definition?.includes('"states"')) return shipped;
  return chartOf(createMachine(JSON.parse(actor.definition) as Parameters<typeof createMachine>[0]));
}

/** Machines on the left, the drawing with the live state in the middle, words, events and the app on the right. */
export function FlowsPage() {
  const feed = useSyncExternalStore(feedStore.subscribe, feedStore.read);
  const [machineId, setMachineId] = useState('booking');
  const [stateId, setStateId] = useState<string>();
  const [at, setAt] = useState<number>();
  const [view, setView] = useState<'log' | 'sequence'>('log');
  const [split, setSplit] = useState(new URLSearchParams(location.search).has('split'));

  const actor = feed.actors.findLast((known) => known.name === machineId);
  const chart = useMemo(() => chartFor(machineId, actor), [machineId, actor]);
  const shown = at === undefined ? feed.entries : feed.entries.slice(0, at + 1);
  const latest = shown.findLast((entry) => entry.sessionId === actor?.sessionId && entry.snapshot?.value !== undefined);
  const active = useMemo(() => (chart && latest ? activeStates(chart, latest.snapshot?.value) : new Set<string>()), [chart, latest]);
  const choose = (id: string) => {
    setMachineId(id);
    setStateId(undefined);
  };

  return (
    <div className={split ? 'page split' : 'page'}>
      <nav aria-label="Machines">
        <h1>Flows</h1>
        <p className="quiet" role="status">{feed.connected ? 'Live' : 'Not connected'}</p>
        <MachineButtons feed={feed} chosen={machineId} onChoose={choose} />
        <label className="switch"><input type="checkbox" checked={split} onChange={(event) => setSplit(event.target.checked)} /> App beside</label>
        <p className="quiet">Or open the app in another tab or on a phone with <code>?inspect</code>.</p>
      </nav>
      <main data-machine-shown={machineId} data-live-state={latest ? JSON.stringify(latest.snapshot?.value) : undefined}>
        <p className="lead">{chart?.description}</p>
        {chart ? <ChartSvg chart={chart} active={active} selected={stateId} onSelect={setStateId} /> : <p>This actor has no chart.</p>}
      </main>
      <aside>
        {chart ? (
          <StatePanel chart={chart} active={active} selected={stateId} context={latest?.snapshot?.context} canSend={actor !== undefined && at === undefined}
            onSend={(event) => void (actor && feedStore.send(actor.sessionId, { type: event }))} />
        ) : null}
        <div className="tabs" role="tablist">
          <button type="button" role="tab" aria-selected={view === 'log'} onClick={() => setView('log')}>Events</button>
          <button type="button" role="tab" aria-selected={view === 'sequence'} onClick={() => setView('sequence')}>Sequence</button>
          <span className="steps">
            <button type="button" disabled={feed.entries.length === 0 || at === 0} onClick={() => setAt((at ?? feed.entries.length - 1) - 1)}>Step back</button>
            <button type="button" disabled={at === undefined} onClick={() => setAt(at! + 1 >= feed.entries.length - 1 ? undefined : at! + 1)}>Step on</button>
            <button type="button" disabled={at === undefined} onClick={() => setAt(undefined)}>Live</button>
            <button type="button" onClick={() => void feedStore.clear()}>Clear</button>
          </span>
        </div>
        {view === 'log' ? <EventLog entries={shown} actors={feed.actors} at={at} onPick={setAt} /> : <SequenceView entries={shown} actors={feed.actors} />}
      </aside>
      {split ? <iframe title="The app" src="/home?inspect" /> : null}
    </div>
  );
}

function MachineButtons({ feed, chosen, onChoose }: { feed: Feed; chosen: string; onChoose: (id: string) => void }) {
  const ids = [...new Set([...charts.map((chart) => chart.id), ...feed.actors.filter((actor) => actor.definition?.includes('"states"')).map((actor) => actor.name)])];
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <button type="button" aria-current={id === chosen} onClick={() => onChoose(id)}>
            {id}{feed.actors.some((actor) => actor.name === id) ? <span className="dot" aria-label="live" role="img" /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
