import type { ReactNode } from 'react';
import type { PagePart } from '../search/searchFlows.ts';
import { SearchFlows } from '../search/SearchFlows.tsx';
import type { Story } from '../stories/story.ts';
import { useWords } from '../words/useWords.ts';
import { charts } from './charts.ts';
import type { Feed } from './feed.ts';
import type { Link } from './link.ts';
import { MachineList } from './MachineList.tsx';

interface Props {
  feed: Feed;
  isSimulation: boolean;
  link: Link;
  onLink: (change: Partial<Link>) => void;
  onStory: (story: Story) => void;
  onPart: (part: PagePart) => void;
  hasFigures: boolean;
  isWatched: (sessionId: string) => boolean;
  /** Links to the parts that are further down in a narrow window: their ids and names. */
  below: readonly { id: string; text: string }[];
  children: ReactNode;
}

/** Everything that can be viewed. */
export function FlowsNav({
  feed,
  isSimulation,
  link,
  onLink,
  onStory,
  onPart,
  hasFigures,
  isWatched,
  below,
  children,
}: Props) {
  const { page } = useWords();
  return (
    <nav aria-label={page.machines}>
      <div className="nav-head">
        <h1>{page.title}</h1>
        <p className="quiet" role="status">
          {isSimulation
            ? page.simulation
            : __FLOWS__ && (feed.connected ? page.live : page.notConnected)}
        </p>
        {below.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            onClick={() => document.getElementById(id)?.scrollIntoView()}
          >
            {text} ↓
          </button>
        ))}
      </div>
      <SearchFlows
        onChooseStory={onStory}
        onChoosePart={onPart}
        hasFigures={hasFigures}
        onChoose={(machine, state) =>
          onLink({
            machine,
            state,
            actor: undefined,
            at: isSimulation ? undefined : link.at,
            view: 'film',
            distance: 'state',
          })
        }
      />
      <MachineList
        feed={feed}
        charts={charts}
        chosen={link.machine}
        hasCodeNames={link.codes === true}
        isWatched={isWatched}
        onChoose={(id) =>
          onLink({
            machine: id,
            state: undefined,
            actor: undefined,
            at: isSimulation ? undefined : link.at,
          })
        }
      />
      {children}
    </nav>
  );
}
