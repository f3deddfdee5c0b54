/** Whether this build has the flow page and the inspector: development and demo, never production. */
declare const __FLOWS__: boolean;

declare module '*.css';
declare module '*.svg?url' {
  const address: string;
  export default address;
}
