declare module 'virtual:current-version' {
  /** The flows of this build, as the lines of a stored version. */
  const text: string;
  export default text;
}
