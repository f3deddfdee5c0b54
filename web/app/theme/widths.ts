/** Widths that the specification gives, in pixels (specification 9). */
export const panelWidth = '430px';
/** The widest the content gets, and the funnel's one column. */
export const contentWidth = '1120px';
export const columnWidth = '640px';
