type Part = Uint8Array<ArrayBuffer>;

/**
 * A stream that begins when the first of it is read, and goes only as fast: one that nobody reads, such as the body of
 * an answer to HEAD, holds nothing open. Whoever reads fails when `begin` does.
 */
export function streamWhenRead(
  begin: () => ReadableStream<Part> | Promise<ReadableStream<Part>>,
): ReadableStream<Part> {
  let reader: ReadableStreamDefaultReader<Part> | null = null;
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= (await begin()).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
