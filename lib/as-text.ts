/** A value as the text of JSON. A page sends much data as text: text is one value to write and to read, not thousands. */
export type AsText<Value> = string & { readonly textOf?: Value };

/** What JSON gives back as it was: a day or a moment would come back as text. */
export type Textual<Value> = Value extends Date | bigint
  ? never
  : Value extends object
    ? { [Member in keyof Value]: Textual<Value[Member]> }
    : Value;
