import type { Chart } from '../chart/chart.ts';
import { usualPeriod } from '../figures/periods.ts';
import { useLabelsWithFigures } from '../figures/useFigures.ts';
import type { Counted } from '../figures/useFigures.ts';
import { WherePeopleLeave } from '../figures/WherePeopleLeave.tsx';
import { FilmView } from '../film/FilmView.tsx';
import { ChangesView } from '../versions/ChangesView.tsx';
import type { Labels } from '../words/labels.ts';
import { useWords } from '../words/useWords.ts';
import { ChartSvg } from './ChartSvg.tsx';
import { chosenIn, distanceIn } from './link.ts';
import type { FlowView, Link } from './link.ts';
import { Tabs } from './Tabs.tsx';

interface Props {
  chart: Chart | undefined;
  view: FlowView;
  link: Link;
  onLink: (change: Partial<Link>) => void;
  labels: Labels;
  active: ReadonlySet<string>;
  /** The state values of the shown machine so far, oldest first. */
  values: readonly unknown[];
  /** The id of the chosen state. */
  stateId: string | undefined;
  isRunning: boolean;
  /** Whether a story is being played. */
  isStoryOpen: boolean;
  /** The visitor figures; null if they cannot be read, undefined until known. */
  counted: Counted | null | undefined;
  /** The same, if they are to be shown. */
  figures: Counted | undefined;
}

/** A flow as its film, its chart, what changed in it, or where people leave it. */
export function FlowViews(props: Props) {
  const { chart, view, link, onLink, labels, stateId, figures } = props;
  const words = useWords();
  const { page } = words;
  const labelsOfChart = useLabelsWithFigures(labels, chart, figures);
  const distance = chart && distanceIn(link, chart, props.isRunning || stateId !== undefined);
  const film = chart ? (
    <FilmView
      chart={chart}
      labels={labels}
      values={props.values}
      selected={link.state}
      follows={props.isStoryOpen}
      figures={figures}
      onSelect={(path) => onLink({ state: path, view })}
    />
  ) : null;
  const shown = () => {
    if (view === 'changes')
      return (
        <ChangesView
          flow={link.machine}
          from={link.from}
          to={link.to}
          labels={labels}
          codes={link.codes === true}
          onVersions={onLink}
          onFlow={(flow) => onLink({ machine: flow, state: undefined })}
        />
      );
    if (!chart) return <p>{page.noChart}</p>;
    if (view === 'film') return film;
    if (view === 'leaving')
      return (
        <WherePeopleLeave
          chart={chart}
          counted={props.counted}
          isCompared={link.compared === true}
          onLink={onLink}
        >
          {film}
        </WherePeopleLeave>
      );
    return (
      <ChartSvg
        key={chart.id}
        chart={chart}
        active={props.active}
        selected={stateId}
        labels={labelsOfChart}
        distance={distance}
        onDistance={(chosen) => onLink({ distance: chosen })}
        onSelect={(id) => onLink(chosenIn(chart, id, distance))}
      />
    );
  };
  return (
    <Tabs
      label={page.views}
      tabs={[
        { id: 'film', text: page.film },
        { id: 'chart', text: page.chart },
        { id: 'changes', text: page.whatChanged },
        { id: 'leaving', text: page.peopleLeave },
      ]}
      chosen={view}
      onChoose={(chosen) =>
        onLink({
          view: chosen,
          ...(chosen === 'leaving' && { figures: link.figures ?? usualPeriod }),
        })
      }
    >
      <p className="lead">{chart && words.describe(chart.description)}</p>
      {shown()}
    </Tabs>
  );
}
