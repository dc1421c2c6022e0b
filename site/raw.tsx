/** A script or a style sheet of our own, written into the page as it is. Nothing of a visitor's may reach these. */
export function RawScript({ text, type }: { text: string; type?: string }) {
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

export function RawStyle({ css }: { css: string }) {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
