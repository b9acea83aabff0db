export type Region = { x: number; y: number; width: number; height: number; angle: number };
type Size = { width: number; height: number };
export function leanOf(regions: Region[]): number;
export function onLeaningPage(region: Region, sizes: { upright: Size; page: Size; lean: number }): Region;
