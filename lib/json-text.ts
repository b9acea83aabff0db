import { parseJson, stringifyJson } from './json';

declare const written: unique symbol;

/**
 * A value as exact JSON text. Amounts travel so between the dashboard's server and the browser: the framework's own
 * encodings know neither exact numbers nor their digits.
 */
export type JsonText<Value> = string & { readonly [written]?: Value };

export function jsonText<Value>(value: Value): JsonText<Value> {
  return stringifyJson(value);
}

/** Reads what `jsonText` wrote. The text must come from this product: it is not validated here. */
export function readJsonText<Value>(text: JsonText<Value>): Value {
  return parseJson(text) as Value;
}
