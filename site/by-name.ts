/** Keys the result of `import.meta.glob` by file name without extension: "painting" for "…/painting.md". */
export function byName<Module>(files: Record<string, Module>): Map<string, Module> {
  return new Map(
    Object.entries(files).map(([file, found]) => [file.replace(/^.*\/|\.\w+$/g, ''), found] as const),
  );
}
