import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactElement } from 'react';
import type { CommonProps, ConformanceCase } from './conformance-case.ts';

interface StoriesFile {
  readonly default: Meta;
  readonly [story: string]: StoryObj;
}

/** A case with the element to check: the story with its decorators and the given props. */
export interface StoryCase extends Omit<ConformanceCase, 'render' | 'story'> {
  readonly element: (props: CommonProps) => ReactElement;
}

const files = import.meta.glob<StoriesFile>(
  ['../primitives/*/*.stories.tsx', '../composed/*/*.stories.tsx', '!../**/*.*.stories.tsx'],
  { eager: true },
);

/** 'a/page-hero.stories.tsx' -> 'PageHero' */
function componentName(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length);
  return file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** @throws Error if the case names a story that the file does not have */
function storyCase(path: string, file: StoriesFile, conformanceCase: ConformanceCase): StoryCase {
  const { story, render, ...rest } = conformanceCase;
  if (story && !file[story])
    throw new Error(`${path} has no story '${story}'; correct parameters.conformance.`);
  const base = file[story ?? 'Default'] ?? {};
  const element = (props: CommonProps) => {
    const Story = composeStory(render ? { ...base, render: () => render(props) } : base, file.default);
    return createElement(Story as ComponentType<CommonProps>, props);
  };
  return { ...rest, element };
}

function casesOf(path: string, file: StoriesFile): readonly StoryCase[] {
  const listed: readonly ConformanceCase[] | undefined = file.default.parameters?.conformance;
  const cases = listed ?? [{ name: componentName(path) }];
  return cases.map((conformanceCase) => storyCase(path, file, conformanceCase));
}

/** The cases of every stories file of primitives and composed components, by the file's path. */
export const casesByFile: ReadonlyMap<string, readonly StoryCase[]> = new Map(
  Object.entries(files).map(([path, file]) => [path.replace('../', ''), casesOf(path, file)]),
);

/** Every component under the rules. */
export const storyCases: readonly StoryCase[] = [...casesByFile.values()].flat();
