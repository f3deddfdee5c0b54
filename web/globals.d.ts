/**
 * Whether this build has the flow page and the inspector: development and demo, never production.
 */
declare const __FLOWS__: boolean;
/** The product's version, from package.json. */
declare const __VERSION__: string;

interface Window {
  /** Repeats the press that was made before the app was loaded (the script in index.html). */
  replayEarlyPress?: () => void;
}

declare module '*.css';
declare module '*.svg?url' {
  const address: string;
  export default address;
}
