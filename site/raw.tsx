type RawScriptProps = {
  text: string;
  type?: string;
  /** On where the text stands in the prerendered page alone, and script takes it over as it is. */
  onlyPrerendered?: boolean;
};

/** A script or a style sheet of our own, written into the page as it is. Nothing of a visitor's may reach these. */
export function RawScript({ text, type, onlyPrerendered = false }: RawScriptProps) {
  return (
    <script
      type={type}
      suppressHydrationWarning={onlyPrerendered}
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

export function RawStyle({ css }: { css: string }) {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
