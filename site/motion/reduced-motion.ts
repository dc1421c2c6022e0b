/** Whether the visitor asked their device for stillness, at this moment. In the browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
