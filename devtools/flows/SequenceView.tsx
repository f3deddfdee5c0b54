import type { Labels } from '../words/labels.ts';
import type { Entry } from './feed.ts';

const column = 124;
const row = 30;
const head = 40;
const shownAtMost = 200;
/** Shortens the second line of a name to the width of its column. */
const shortened = (place: string) => (place.length > 16 ? `${place.slice(0, 15)}…` : place);

/** Who sent what to whom, as lifelines from top to bottom. */
export function SequenceView({
  entries,
  nameOf,
  labels: { event, page },
}: {
  entries: Entry[];
  nameOf: (sessionId: string) => string;
  labels: Labels;
}) {
  const recent = entries.slice(-shownAtMost);
  const ids = [
    ...new Set(
      recent.flatMap((entry) => [entry.sourceId, entry.sessionId]).filter((id) => id !== undefined),
    ),
  ];
  const xOf = (id: string | undefined) => (id === undefined ? 24 : 84 + ids.indexOf(id) * column);
  const height = head + 24 + recent.length * row;
  return (
    <div className="sequence">
      <svg
        width={110 + ids.length * column}
        height={height}
        role="img"
        aria-label={page.sequenceOf}
      >
        {[undefined, ...ids].map((id) => (
          <g key={id ?? 'person'}>
            <Name x={xOf(id)} name={id === undefined ? page.sender : nameOf(id)} />
            <line className="life" x1={xOf(id)} x2={xOf(id)} y1={head} y2={height} />
          </g>
        ))}
        {recent.map((entry, index) => {
          const from = xOf(entry.sourceId);
          const to = xOf(entry.sessionId);
          const y = head + 22 + index * row;
          return (
            <g key={entry.index}>
              <line className="message" x1={from} x2={to} y1={y} y2={y} markerEnd="url(#tip)" />
              <text x={Math.min(from, to) + 8} y={y - 5} className="small">
                {event({ event: entry.event.type, delay: undefined })}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The machine, with the place where it runs below it, as far as it fits the column. */
function Name({ x, name }: { x: number; name: string }) {
  const [machine, ...place] = name.split(/(?:, | of )/);
  return (
    <g>
      <title>{name}</title>
      <text x={x} y={14}>
        {machine}
      </text>
      <text x={x} y={30} className="small">
        {shortened(place.join(', '))}
      </text>
    </g>
  );
}
