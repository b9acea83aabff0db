/** One measurement of this run, as one line of JSON on standard output. */
export type Measurement = { measurement: string } & Record<string, string | number | boolean | null>;

export function report(measurement: Measurement): void {
  process.stdout.write(`${JSON.stringify(measurement)}\n`);
}
