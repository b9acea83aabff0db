let pagePerson: string | null = null;

/** Whose page this is, as what it sends names them; null before that is known, and where nobody is signed in. */
export function personOfPage(): string | null {
  return pagePerson;
}

export function setPersonOfPage(personId: string | null): void {
  pagePerson = personId;
}
