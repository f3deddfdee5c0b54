import { useMemo, useState, useSyncExternalStore } from 'react';
import { createMachine } from 'xstate';
import { activeStates } from '../../machines/chart/activeStates.ts';
import { chartOf } from '../../machines/chart/chart.ts';
import type { Chart } from '../../machines/chart/chart.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { ChartSvg } from './ChartSvg.tsx';
import { connectFeed, tabOf } from './feed.ts';
import type { ActorInfo, Feed } from './feed.ts';
import { History } from './History.tsx';
import { Rehearse } from './Rehearse.tsx';
import { StatePanel } from './StatePanel.tsx';

const feedStore = connectFeed();
const charts = shippedMachines.map((machine) => chartOf(machine));

/** The chart of an actor: the shipped machine of that name, else what the actor sent of itself. */
function chartFor(name: string, actor: ActorInfo | undefined): Chart | undefined {
  const shipped = charts.find((chart) => chart.id === name);
  if (shipped || !actor?.definition?.includes('"states"')) return shipped;
  return chartOf(
    createMachine(JSON.parse(actor.definition) as Parameters<typeof createMachine>[0]),
  );
}

/** Machines on the left, the drawing with the live state in the middle, words, events and the app on the right. */
export function FlowsPage() {
  const feed = useSyncExternalStore(feedStore.subscribe, feedStore.read);
  const [machineId, setMachineId] = useState('booking');
  const [tab, setTab] = useState('');
  const [stateId, setStateId] = useState<string>();
  const [at, setAt] = useState<number>();
  const [told, setTold] = useState<Record<string, string>>({});
  const [split, setSplit] = useState(new URLSearchParams(location.search).has('split'));

  const isWatched = (sessionId: string) => tab === '' || tabOf(sessionId) === tab;
  const actor = feed.actors.findLast(
    (known) => known.name === machineId && isWatched(known.sessionId),
  );
  const chart = useMemo(() => chartFor(machineId, actor), [machineId, actor]);
  const shown = (at === undefined ? feed.entries : feed.entries.slice(0, at + 1)).filter((entry) =>
    isWatched(entry.sessionId),
  );
  const latest = shown.findLast(
    (entry) => entry.sessionId === actor?.sessionId && entry.snapshot?.value !== undefined,
  );
  const active = useMemo(
    () => (chart && latest ? activeStates(chart, latest.snapshot?.value) : new Set<string>()),
    [chart, latest],
  );
  const choose = (id: string) => {
    setMachineId(id);
    setStateId(undefined);
  };
  const rehearse = (port: string, how: string) => {
    setTold({ ...told, [port]: how });
    void feedStore.rehearse(port, how);
  };

  return (
    <div className={split ? 'page split' : 'page'}>
      <nav aria-label="Machines">
        <h1>Flows</h1>
        <p className="quiet" role="status">
          {feed.connected ? 'Live' : 'Not connected'}
        </p>
        <MachineButtons feed={feed} chosen={machineId} isWatched={isWatched} onChoose={choose} />
        <label className="watch">
          <span className="quiet">Watching</span>
          <select value={tab} onChange={(event) => setTab(event.target.value)}>
            <option value="">everything</option>
            {feed.tabs.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={split}
            onChange={(event) => setSplit(event.target.checked)}
          />{' '}
          App beside
        </label>
        <p className="quiet">
          Or open the app in another tab or on a phone with <code>?inspect</code>.
        </p>
      </nav>
      <main
        data-machine-shown={machineId}
        data-live-state={latest ? JSON.stringify(latest.snapshot?.value) : undefined}
      >
        <p className="lead">{chart?.description}</p>
        {chart ? (
          <ChartSvg chart={chart} active={active} selected={stateId} onSelect={setStateId} />
        ) : (
          <p>This actor has no chart.</p>
        )}
      </main>
      <aside>
        {chart ? (
          <StatePanel
            key={chart.id}
            chart={chart}
            active={active}
            selected={stateId}
            context={latest?.snapshot?.context}
            canSend={actor !== undefined && at === undefined && tabOf(actor.sessionId) !== 'server'}
            refusal={feed.refusal?.sessionId === actor?.sessionId ? feed.refusal?.words : undefined}
            onSend={(event) => void (actor && feedStore.send(actor.sessionId, event))}
          />
        ) : null}
        {chart ? <Rehearse chart={chart} told={told} onTell={rehearse} /> : null}
        <History
          shown={shown}
          stops={feed.entries.filter((entry) => entry.sessionId === actor?.sessionId)}
          actors={feed.actors}
          at={at}
          onAt={setAt}
          onClear={() => void feedStore.clear()}
        />
      </aside>
      {split ? <iframe title="The app" src="/home?inspect" /> : null}
    </div>
  );
}

function MachineButtons({
  feed,
  chosen,
  isWatched,
  onChoose,
}: {
  feed: Feed;
  chosen: string;
  isWatched: (sessionId: string) => boolean;
  onChoose: (id: string) => void;
}) {
  const ids = [
    ...new Set([
      ...charts.map((chart) => chart.id),
      ...feed.actors
        .filter((actor) => actor.definition?.includes('"states"'))
        .map((actor) => actor.name),
    ]),
  ];
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <button type="button" aria-current={id === chosen} onClick={() => onChoose(id)}>
            {id}
            {feed.actors.some((actor) => actor.name === id && isWatched(actor.sessionId)) ? (
              <span className="dot" aria-label="live" role="img" />
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
