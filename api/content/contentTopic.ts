/** Topic of the change feed: published content changed. */
export const contentTopic = 'content';
