/** What the builds of the web and of the flow page are made of: files and folders. */
export const webSources: readonly string[];
