/** The body, ended when it gets too large; the rest is drained by the caller. */
export async function* boundedBody(body: Request['body'], limitBytes: number, exceeded: () => void) {
  if (!body) return;
  let left = limitBytes;
  for await (const part of body.values({ preventCancel: true })) {
    left -= part.length;
    if (left < 0) {
      exceeded();
      throw new Error('the body is too large');
    }
    yield part;
  }
}

/** All of the body in memory, or null when it is larger. */
export async function readBoundedBody(request: Request, limitBytes: number): Promise<Uint8Array | null> {
  // What is announced was compared with the limit, and Node.js holds a body to it.
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
  let isTooLarge = false;
  const exceeded = () => {
    isTooLarge = true;
  };
  const parts: Uint8Array[] = [];
  try {
    for await (const part of boundedBody(request.body, limitBytes, exceeded)) parts.push(part);
  } catch (error) {
    if (isTooLarge) return null;
    throw error;
  }
  return Buffer.concat(parts);
}
