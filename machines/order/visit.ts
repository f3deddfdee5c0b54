/** Items of one visit at most: their samples are collected in one seat of a slot (PD-51). */
export const itemsPerSeat = 6;
