/** Most items of one visit: their samples are collected in one seat of a slot (PD-51). */
export const itemsPerSeat = 6;
