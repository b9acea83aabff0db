'use client';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { forgetDrafts } from '@/components/drafts/draft-store';

/** Who is signed in. */
export type Person = { id: string; email: string };

const PersonContext = createContext<Person | null>(null);

export function PersonProvider({ person, children }: { person: Person; children: ReactNode }) {
  // What somebody else typed at this machine is not kept for them.
  useEffect(() => {
    for (const storage of [sessionStorage, localStorage]) forgetDrafts(storage, person.id);
  }, [person.id]);
  return <PersonContext value={person}>{children}</PersonContext>;
}

/** Who is signed in; only below `app/(desk)`. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson is called outside of the desk');
  return person;
}
