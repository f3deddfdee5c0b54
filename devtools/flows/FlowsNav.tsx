import { FigureSwitches } from '../figures/FigureSwitches.tsx';
import { SearchFlows } from '../search/SearchFlows.tsx';
import type { Story } from '../stories/story.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { charts } from './charts.ts';
import type { ActorInfo, Feed } from './feed.ts';
import type { Link } from './link.ts';
import { MachineList } from './MachineList.tsx';
import { actorWords } from './names.ts';
import { Switch } from './Switch.tsx';

interface Props {
  feed: Feed;
  isSimulation: boolean;
  link: Link;
  onLink: (change: Partial<Link>) => void;
  onStory: (story: Story) => void;
  /** The tab that is watched; undefined is all. */
  tab: string | undefined;
  /** The actors of the chosen machine, and the one that is shown. */
  actors: readonly ActorInfo[];
  actor: ActorInfo | undefined;
  isWatched: (sessionId: string) => boolean;
  split: boolean;
  onSplit: (split: boolean) => void;
  hasFigures: boolean;
}

/** What can be looked at, and how. */
export function FlowsNav({
  feed,
  isSimulation,
  link,
  onLink,
  onStory,
  tab,
  actors,
  actor,
  isWatched,
  split,
  onSplit,
  hasFigures,
}: Props) {
  const [language, setLanguage] = useLanguage();
  const { page } = useWords();
  return (
    <nav aria-label={page.machines}>
      <h1>{page.title}</h1>
      <p className="quiet" role="status">
        {isSimulation
          ? page.simulation
          : __FLOWS__ && (feed.connected ? page.live : page.notConnected)}
      </p>
      <SearchFlows
        onChooseStory={onStory}
        onChoose={(machine, state) =>
          onLink({
            machine,
            state,
            actor: undefined,
            at: isSimulation ? undefined : link.at,
            view: 'chart',
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
      {__FLOWS__ && !isSimulation ? (
        <label className="watch">
          <span className="quiet">{page.watching}</span>
          <select
            value={tab ?? ''}
            onChange={(event) => onLink({ tab: event.target.value || undefined })}
          >
            <option value="">{page.everything}</option>
            {feed.tabs.map(({ id, label, isGone }) => (
              <option key={id} value={id}>
                {isGone ? page.closed(label) : label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {actors.length > 1 ? (
        <label className="watch">
          <span className="quiet">{page.which(link.machine)}</span>
          <select
            value={actor?.sessionId}
            onChange={(event) => onLink({ actor: event.target.value })}
          >
            {actors.toReversed().map(({ sessionId }) => (
              <option key={sessionId} value={sessionId}>
                {actorWords(feed, sessionId)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Switch
        text={page.simulate}
        isOn={link.simulated === true}
        onChange={(simulated) => onLink({ simulated, at: undefined })}
      />
      {__FLOWS__ ? <Switch text={page.appBeside} isOn={split} onChange={onSplit} /> : null}
      <Switch
        text={page.codeNames}
        isOn={link.codes === true}
        onChange={(codes) => onLink({ codes })}
      />
      {hasFigures ? (
        <FigureSwitches
          days={link.figures}
          isCompared={link.compared === true}
          onDays={(figures) => onLink({ figures })}
          onCompared={(compared) => onLink({ compared })}
        />
      ) : __FLOWS__ ? (
        <p className="quiet">{page.figuresFor}</p>
      ) : null}
      <button
        type="button"
        lang={language === 'hi' ? 'en' : 'hi'}
        onClick={() => setLanguage(language === 'hi' ? 'en' : 'hi')}
      >
        {page.otherLanguage}
      </button>
      {__FLOWS__ ? (
        <p className="quiet">
          {page.besides} <code>?inspect</code>.
        </p>
      ) : null}
    </nav>
  );
}
