import { fileNameOf, placesIn } from './film.ts';
import { sameScreens } from './sameScreens.ts';
import type { Language } from '../words/language.ts';

const files = import.meta.glob<string>('./pictures/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A screen's picture in light and dark colours. */
export interface Picture {
  light: string;
  dark: string;
}

/** The picture of exactly this state of a flow; undefined if it has no screen of its own. */
export function pictureOf(flow: string, state: string, language: Language): Picture | undefined {
  const name = `${flow}/${fileNameOf(state)}`;
  const path = (scheme: 'light' | 'dark') =>
    `./pictures/${sameScreens[name] ?? name}.${language}.${scheme}.webp`;
  const [light, dark] = [files[path('light')], files[path('dark')]];
  return light && dark ? { light, dark } : undefined;
}

const states = new Map<string, string[]>();
for (const path of Object.keys(files)) {
  const [, flow = '', name = ''] =
    /^\.\/pictures\/([^/]+)\/(.+)\.en\.light\.webp$/.exec(path) ?? [];
  if (flow !== '') states.set(flow, [...(states.get(flow) ?? []), name.replaceAll('_', '+')]);
}
for (const [flow = '', name = ''] of Object.keys(sameScreens).map((path) => path.split('/')))
  states.set(flow, [...(states.get(flow) ?? []), name]);

/** A picture of a flow with this place, whatever the other regions are doing. */
export function pictureWith(flow: string, place: string, language: Language): Picture | undefined {
  const state = states.get(flow)?.find((one) => placesIn(one).includes(place));
  return state === undefined ? undefined : pictureOf(flow, state, language);
}
