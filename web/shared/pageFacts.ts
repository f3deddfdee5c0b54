/** What a page says of itself to search engines and where it is shared. */
export interface PageFacts {
  title: string;
  description: string;
  /** schema.org objects, where the page's address is known. */
  structuredData?: object[];
}
