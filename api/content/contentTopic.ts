/** Topic of the change feed: something that the staff publish changed. */
export const contentTopic = 'content';
