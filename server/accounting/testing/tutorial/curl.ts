/** Variables and their values, as in a shell. */
export type Variables = Record<string, string>;

/** A request as `fetch` makes it. */
export type CurlRequest = { url: string; init: RequestInit };

/**
 * The request that a `curl` command makes, so that a page of commands can be tried where no curl is. Knows the options
 * that such a page needs, with curl's meaning, and throws at any other. `files` are the contents of `@name`.
 */
export function requestOf(command: string, variables: Variables, files: Variables): CurlRequest {
  const [program, ...words] = wordsOf(command.replaceAll('\\\n', ' '), variables);
  if (program !== 'curl') throw new Error(`Not a curl command: ${command}`);
  const headers = new Headers();
  const form = new FormData();
  const found: { url?: string; method?: string; body?: string; hasForm?: true } = {};
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const argument = () => {
      at += 1;
      return words[at] ?? '';
    };
    if (word === '-s') continue;
    if (word === '-X') found.method = argument();
    else if (word === '-H') addHeader(headers, argument());
    else if (word === '-u') headers.set('authorization', `Basic ${btoa(argument())}`);
    else if (word === '-d') found.body = argument();
    else if (word === '-F') {
      found.hasForm = true;
      addField(form, argument(), files);
    } else if (word.startsWith('-') || found.url !== undefined)
      throw new Error(`Unknown to this page: ${word}`);
    else found.url = word;
  }
  const { url = '', body, hasForm } = found;
  if (body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/x-www-form-urlencoded');
  const sent = hasForm ? form : body;
  const method = found.method ?? (sent === undefined ? 'GET' : 'POST');
  return { url, init: { method, headers, ...(sent === undefined ? {} : { body: sent }) } };
}

function addHeader(headers: Headers, line: string): void {
  const colon = line.indexOf(':');
  headers.set(line.slice(0, colon), line.slice(colon + 1).trim());
}

function addField(form: FormData, field: string, files: Variables): void {
  const [name = '', value = ''] = field.split(/=(.*)/s);
  if (!value.startsWith('@')) {
    form.append(name, value);
    return;
  }
  const file = value.slice(1);
  const content = files[file];
  if (content === undefined) throw new Error(`The page shows no file ${file}`);
  form.append(name, new File([content], file));
}

/** Words as a shell splits them: single quotes keep all, double quotes and bare words put in `$NAMES`. */
function wordsOf(line: string, variables: Variables): string[] {
  const words = line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? [];
  return words.map((word) =>
    word.replace(/'([^']*)'|"([^"]*)"|([^'"]+)/g, (_, kept: string, quoted: string, bare: string) =>
      kept !== undefined ? kept : withVariables(quoted ?? bare, variables),
    ),
  );
}

function withVariables(text: string, variables: Variables): string {
  return text.replace(/\$(\w+)/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The page has not said what $${name} is`);
    return value;
  });
}
