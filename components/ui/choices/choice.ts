/**
 * One thing to choose. `detail` is shown faintly beside the name; things of one `group` are shown together under it. It is found
 * by its `code` as well as by its name.
 */
export type Choice<Id extends string = string> = {
  id: Id;
  name: string;
  code?: string;
  detail?: string;
  group?: string;
};

export type ChoiceGroup = { id: string; name: string; choices: Choice[] };

/** Choices by group, in the order in which the groups first come. */
export function groupChoices(choices: readonly Choice[]): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const choice of choices) {
    const name = choice.group ?? '';
    const group = groups.get(name) ?? { id: `group ${name}`, name, choices: [] };
    group.choices.push(choice);
    groups.set(name, group);
  }
  return [...groups.values()];
}
