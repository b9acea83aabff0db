type Locked = { version: string; optional?: boolean; dev?: boolean; devOptional?: boolean };

export function lackedOf(
  wanted: ReadonlyMap<string, Locked>,
  installed: ReadonlyMap<string, { version: string }>,
  isBuilt: boolean,
): string[];
