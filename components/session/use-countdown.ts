import { useEffect, useState } from 'react';

/** Seconds left until the moment that `countFrom` set, ticking once a second. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  function countFrom(seconds: number) {
    setSecondsLeft(seconds);
    setEndsAt(Date.now() + seconds * 1000);
  }

  return { secondsLeft, countFrom };
}
