/** A line of text in pixels of the map: its centre, its size along and across its direction, and that in radians. */
export type TextRegion = { x: number; y: number; width: number; height: number; angle: number };

export function textRegions(map: Float32Array, width: number, height: number): TextRegion[];
