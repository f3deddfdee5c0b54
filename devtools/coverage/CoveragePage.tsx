import type { Coverage, Tally } from '../chart/coverage.ts';
import { gapsOf, guardGaps, talliesOf } from '../chart/coverage.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import type { Drawing } from '../drawing/drawing.ts';

/** One machine's coverage by machine runs, and by browser runs if there were any. */
export interface MachineReport {
  drawing: Drawing;
  machine: Coverage;
  browser: Coverage;
}

const kinds = ['states', 'transitions', 'guards', 'delays', 'services'] as const;
const kindNames = {
  states: 'States',
  transitions: 'Transitions',
  guards: 'Guard outcomes',
  delays: 'Delays',
  services: 'Service outcomes',
};

/** The whole report: the figures, then each machine's chart with the covered parts highlighted. */
export function CoveragePage({ reports, at }: { reports: MachineReport[]; at: string }) {
  return (
    <main className="report">
      <header>
        <h1>Flow coverage</h1>
        <p className="quiet">{`What the tests walked of the machines that ship · ${at}`}</p>
        <ul className="legend">
          <li>
            <i className="both" /> in a browser too
          </li>
          <li>
            <i className="once" /> on the machine alone
          </li>
          <li>
            <i className="never" /> by nobody
          </li>
        </ul>
      </header>
      <Figures reports={reports} />
      {reports.map((report) => (
        <Machine key={report.machine.chart.id} report={report} />
      ))}
    </main>
  );
}

function Figures({ reports }: { reports: MachineReport[] }) {
  return (
    <div className="figures" role="region" tabIndex={0} aria-label="Figures">
      <table>
        <caption className="quiet">Upper bar: machine runs. Lower bar: browser runs.</caption>
        <thead>
          <tr>
            <th scope="col">Machine</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {kindNames[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.map(({ machine, browser }) => {
            const [alone, seen] = [talliesOf(machine), talliesOf(browser)];
            return (
              <tr key={machine.chart.id}>
                <th scope="row">
                  <a href={`#${machine.chart.id}`}>{machine.chart.id}</a>
                </th>
                {kinds.map((kind) => (
                  <td key={kind}>
                    {alone[kind].all === 0 ? (
                      <span className="quiet">none</span>
                    ) : (
                      <>
                        <Bar tally={alone[kind]} kind="once" />
                        <Bar tally={seen[kind]} kind="both" />
                      </>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Bar({ tally: { walked, all }, kind }: { tally: Tally; kind: 'once' | 'both' }) {
  return (
    <span className="bar">
      <span className="track">
        <span className={kind} style={{ width: `${(100 * walked) / all}%` }} />
      </span>
      <span className="count">{`${walked}/${all}`}</span>
    </span>
  );
}

function Machine({ report: { drawing, machine, browser } }: { report: MachineReport }) {
  const { chart } = machine;
  const walkedIn = (coverage: Coverage, id: string) =>
    coverage.states.has(id) || coverage.transitions.has(id);
  const classOf = (id: string) =>
    walkedIn(browser, id) ? 'both' : walkedIn(machine, id) ? 'once' : 'never';
  const inBrowser = gapsOf(browser);
  return (
    <section id={chart.id} aria-label={chart.id}>
      <h2>{chart.id}</h2>
      <p className="quiet">{chart.description}</p>
      <div className="frame" role="region" tabIndex={0} aria-label={`The chart of ${chart.id}`}>
        <svg
          className="chart"
          viewBox={`-12 -12 ${drawing.width + 24} ${drawing.height + 24}`}
          style={{ width: Math.ceil(drawing.width + 24), height: Math.ceil(drawing.height + 24) }}
          role="img"
          aria-label={`Coverage of ${chart.id}`}
        >
          <ChartDrawing drawing={drawing} classOf={classOf} />
        </svg>
      </div>
      <List
        title="Not walked by any run"
        lines={[...gapsOf(machine).states, ...gapsOf(machine).transitions]}
        empty="Every state and transition was walked."
        open
      />
      <List
        title="Guards with one outcome only"
        lines={guardGaps(machine)}
        empty="Every guard was seen to hold and to refuse."
      />
      <List
        title="Not walked in a browser"
        lines={[...inBrowser.states, ...inBrowser.transitions]}
        empty="Every state and transition was walked in a browser too."
      />
    </section>
  );
}

function List({
  title,
  lines,
  empty,
  open = false,
}: {
  title: string;
  lines: string[];
  empty: string;
  open?: boolean;
}) {
  if (lines.length === 0) return <p className="done">{`✓ ${empty}`}</p>;
  return (
    <details open={open}>
      <summary>{`${title} (${lines.length})`}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
