import { personHeader } from '@/lib/person-header';

const channelName = 'daybook person';

/** What a page tells the others of the browser: whose it is, or that nobody is signed in any more. */
type Word = { personId: string | null };

export type Listening = {
  /** Hears nothing any more, and tells the others where that is because the person has signed out. */
  end: (isSignedOut: boolean) => void;
};

/** Tells the other pages of the browser whose this one is, and calls when one of them tells of another person or of a sign-out. */
export function hearOfOthers(personId: string, onOther: () => void): Listening {
  const channel = new BroadcastChannel(channelName);
  const tell = (word: Word) => channel.postMessage(word);
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.personId !== personId) onOther();
  };
  tell({ personId });
  return {
    end(isSignedOut) {
      channel.onmessage = null;
      if (isSignedOut) tell({ personId: null });
      channel.close();
    },
  };
}

/**
 * Says at each call whether the person of the page is not that of the device any more. Never before it was, nor where it cannot be read
 * (undefined).
 */
export function watchDevice(personId: string, find: () => Promise<string | null | undefined>) {
  let wasOwn = false;
  return async (): Promise<boolean> => {
    const found = await find();
    wasOwn ||= found === personId;
    return wasOwn && found !== undefined && found !== personId;
  };
}

/**
 * Sends requests as `send` does, and names with those of server actions whose page sends them, so that they are refused when somebody
 * else is signed in. Next.js has no place for a header of one's own.
 */
export function namingPerson(send: typeof fetch, personId: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has('next-action')) return send(input, init);
    headers.set(personHeader, personId);
    return send(input, { ...init, headers });
  };
}
