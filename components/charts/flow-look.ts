/** How wide the two bars of a period are, narrow screens first, and how far each stands from the middle. */
export type FlowLook = {
  bar: string;
  /** What is left empty within a bar of what goes out, so that it is told from the other without its colour. */
  hollow: string;
  toLeft: string;
  toRight: string;
};

/** By how many periods stand beside one another. */
const looks: (FlowLook & { most: number })[] = [
  {
    most: 13,
    bar: 'stroke-8 sm:stroke-14',
    hollow: 'stroke-5 sm:stroke-11',
    toLeft: '-translate-x-[5px] sm:-translate-x-[8.5px]',
    toRight: 'translate-x-[5px] sm:translate-x-[8.5px]',
  },
  {
    most: 26,
    bar: 'stroke-4 sm:stroke-10',
    hollow: 'stroke-2 sm:stroke-7',
    toLeft: '-translate-x-[2.5px] sm:-translate-x-[6px]',
    toRight: 'translate-x-[2.5px] sm:translate-x-[6px]',
  },
  {
    most: 62,
    bar: 'stroke-2 sm:stroke-4',
    hollow: 'stroke-0 sm:stroke-2',
    toLeft: '-translate-x-[1px] sm:-translate-x-[2.5px]',
    toRight: 'translate-x-[1px] sm:translate-x-[2.5px]',
  },
];
const finest: FlowLook = {
  bar: 'stroke-1 sm:stroke-2',
  hollow: 'stroke-0',
  toLeft: '-translate-x-[0.5px] sm:-translate-x-[1px]',
  toRight: 'translate-x-[0.5px] sm:translate-x-[1px]',
};

export function flowLook(count: number): FlowLook {
  return looks.find(({ most }) => count <= most) ?? finest;
}

/** How many titles of periods have room beside one another. */
const mostTitles = { wide: 12, narrow: 4 };

/** Whether the title of a period is written; the last one is. */
export function titleClass(index: number, count: number): string {
  const isAt = (most: number) => (count - 1 - index) % Math.ceil(count / most) === 0;
  if (isAt(mostTitles.narrow)) return isAt(mostTitles.wide) ? '' : 'sm:hidden';
  return isAt(mostTitles.wide) ? 'max-sm:hidden' : 'hidden';
}
