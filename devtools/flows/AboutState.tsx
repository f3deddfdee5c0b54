import type { Chart } from '../chart/chart.ts';
import { FigureTable } from '../figures/FigureTable.tsx';
import type { Counted } from '../figures/useFigures.ts';
import { takesEvents } from './feed.ts';
import type { ActorInfo, Feed } from './feed.ts';
import { feedStore } from './feedStore.ts';
import { messageIn } from '../simulation/messageIn.ts';
import type { Link } from './link.ts';
import { Rehearse } from './Rehearse.tsx';
import { Send } from './Send.tsx';
import { Simulate } from './Simulate.tsx';
import { StatePanel } from './StatePanel.tsx';
import type { useSimulation } from './useSimulation.ts';

interface Props {
  chart: Chart;
  active: ReadonlySet<string>;
  selected: string | undefined;
  context: unknown;
  feed: Feed;
  actor: ActorInfo | undefined;
  simulation: ReturnType<typeof useSimulation>;
  /** Whether an app is being watched, and not a story or a simulation. */
  isLive: boolean;
  figures: Counted | undefined;
  link: Link;
  onLink: (change: Partial<Link>) => void;
}

/** A state in words, with its actions: send an event, simulate, make a call fail. */
export function AboutState({
  chart,
  active,
  selected,
  context,
  feed,
  actor,
  simulation,
  isLive,
  figures,
  link: { at, codes = false, rehearsals },
  onLink,
}: Props) {
  return (
    <>
      <StatePanel
        key={chart.id}
        chart={chart}
        active={active}
        selected={selected}
        context={context}
        // In what a watched app sends, texts are masked.
        message={isLive ? undefined : messageIn(context)}
        codes={codes}
      >
        {simulation ? (
          <Simulate
            offers={simulation.offers}
            isNow={at === undefined}
            onTake={(step) => void simulation.take(step)}
            onRestart={() => {
              onLink({ at: undefined });
              simulation.restart();
            }}
          />
        ) : __FLOWS__ && isLive ? (
          <Send
            chart={chart}
            active={active}
            canSend={actor !== undefined && at === undefined && takesEvents(feed, actor.sessionId)}
            refusal={feed.refusal?.sessionId === actor?.sessionId ? feed.refusal : undefined}
            onSend={(event) => void (actor && feedStore.send(actor.sessionId, event))}
          />
        ) : null}
      </StatePanel>
      {figures ? <FigureTable chart={chart} counted={figures} /> : null}
      {__FLOWS__ && isLive ? (
        <Rehearse
          chart={chart}
          chosen={rehearsals}
          onChoose={(port, how) => {
            onLink({ rehearsals: { ...rehearsals, [port]: how } });
            void feedStore.rehearse(port, how);
          }}
        />
      ) : null}
    </>
  );
}
