/** Metadata of a page for search engines and for sites where it is shared. */
export interface PageFacts {
  title: string;
  description: string;
  /** schema.org objects; absent if the page's URL is unknown. */
  structuredData?: object[];
}
