import type { ArgType } from './docgen-type.ts';

/** Documentation of a story's props, once Storybook has chosen the controls. */
interface DocumentedStory {
  readonly tags: readonly string[];
  readonly argTypes: Readonly<Record<string, ArgType>>;
}

/** `'a' | 'b'`, `boolean`, `string | null`, `(typeof sizes)[number]`: fit for a switch, a choice or a field. */
const simple =
  /^(?:(?:boolean|string|number|null|undefined|'[^']*'|\d+|\(typeof \w+\)\[number\])(?: \| |$))+$/;
const notData = /=>|ReactNode|Readonly(?:Set|Map)/;
const unwritten = /^(?:union|enum|Pick|Readonly)$|^[^=]*\| undefined$/;

function controlOf({ control }: ArgType): string {
  if (typeof control === 'string') return control;
  return control && typeof control === 'object' && !control.disable ? (control.type ?? '') : '';
}

function problemsOf([name, argType]: [string, ArgType]): string[] {
  const { type, table, description = '', options } = argType;
  const control = controlOf(argType);
  const written = type?.raw ?? type?.name ?? '';
  const summary = table?.type?.detail ? '' : (table?.type?.summary ?? '');
  const byJson = control === 'object';
  return [
    byJson && (type?.name === 'enum' || simple.test(written)) && `is simple (${written}) and changed by JSON`,
    byJson && notData.test(written) && `is no data (${written}) and changed by JSON`,
    /radio|select/.test(control) && !options?.length && 'is a choice without values: name them in argTypes',
    unwritten.test(summary) && `has the type '${summary}', which is not as it is written`,
    description.includes('@default') && 'has its @default in the description too',
  ].flatMap((problem) => (problem ? [`${name} ${problem}`] : []));
}

/**
 * Checks the controls of a story that the sidebar shows.
 * @throws Error that names each prop whose control or documentation is of no use to a designer
 */
export function expectUsableControls({ tags, argTypes }: DocumentedStory): void {
  if (!tags.includes('dev')) return;
  const problems = Object.entries(argTypes).flatMap(problemsOf);
  if (problems.length > 0) throw new Error(`Controls (.storybook/controls):\n${problems.join('\n')}`);
}
