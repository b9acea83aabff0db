/** A value as the text of JSON. A page sends much data as text: text is one value to write and to read, not thousands. */
export type AsText<Value> = string & { readonly textOf?: Value };
