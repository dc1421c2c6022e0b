/** What a pattern of `import.meta.glob` has found, by the names of the files alone: "painting" for "…/painting.mdx". */
export function byName<Module>(files: Record<string, Module>): Map<string, Module> {
  return new Map(
    Object.entries(files).map(([file, found]) => [file.replace(/^.*\/|\.\w+$/g, ''), found] as const),
  );
}
