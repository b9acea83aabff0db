/** One request of the page: the command, what it answers, and what is kept of the answer for later. */
export type Step = {
  title: string;
  command: string;
  language: 'json' | 'csv';
  answer: string;
  /** Only the beginning of a list is shown. */
  isCut: boolean;
  keeps: { path: string; of: string | null; as: string }[];
};

export type Tutorial = { steps: Step[]; files: Record<string, string> };

/** Reads a page of steps (`## 1. …`), each with one block of `sh` and the answer after it. */
export function readTutorial(page: string): Tutorial {
  const sections = page.split(/^## (?=\d)/m).slice(1);
  const files = Object.fromEntries(
    [...page.matchAll(/as `([\w.]+)`:\n\n```text\n(.*?)```/gs)].map(([, name = '', text = '']) => [
      name,
      text,
    ]),
  );
  return { steps: sections.map(stepOf), files };
}

function stepOf(section: string): Step {
  const [title = ''] = section.split('\n');
  const [, command] = /^```sh\n(.*?)^```/ms.exec(section) ?? [];
  const [, language, answer] = /^```(json|csv)\n(.*?)^```/ms.exec(section) ?? [];
  if (command === undefined || answer === undefined) throw new Error(`No command or answer: ${title}`);
  const keeps = [...section.matchAll(/[Kk]eep the `([\w.]+)`(?: of `([^`]+)`)? as `(\w+)`/g)].map(
    ([, path = '', of = null, as = '']) => ({ path, of, as }),
  );
  const isCut = section.includes('It begins with');
  return {
    title,
    command: command.trim(),
    language: language === 'csv' ? 'csv' : 'json',
    answer,
    isCut,
    keeps,
  };
}

/** What a step keeps of its answer: a member of `data` (or of the answer), or of the item of that name in it. */
export function keptOf(answer: unknown, { path, of }: Step['keeps'][number]): string {
  const data = member(answer, 'data') ?? answer;
  const item = of === null ? data : itemNamed(data, of);
  const value = path.split('.').reduce<unknown>(member, item);
  if (typeof value !== 'string')
    throw new Error(`The answer has no ${path}${of === null ? '' : ` of ${of}`}`);
  return value;
}

function itemNamed(list: unknown, name: string): unknown {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.find((item) => member(item, 'name') === name || member(item, 'description') === name);
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
