/** A UK brick as it is made, in millimetres. */
export const brick = { length: 215, width: 102.5, height: 65 };

export const joint = 10;

/** A course with the joint that it is bedded on. */
export const course = brick.height + joint;

/** Split from a header, half as wide: it moves the bond by a quarter brick from the quoin on. */
export const queenCloser = 46.25;

/** A concrete block, in section. */
export const block = { width: 100, height: 215 };

export const cavity = 100;

/** Boards held to the inner leaf, which leave half the cavity clear. */
export const insulation = 50;

export const plaster = 13;

/** A roofing slate, and how far each lies over the head of the next but one below. */
export const slate = { length: 500, thickness: 6, headLap: 100 };

/** From one batten to the next. */
export const slateGauge = (slate.length - slate.headLap) / 2;

export const batten = { width: 50, height: 25 };
