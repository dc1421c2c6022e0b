type RawScriptProps = {
  text: string;
  type?: string;
  /** The text is only in the prerendered page, and hydration keeps it. */
  onlyPrerendered?: boolean;
};

/** An inline script, not escaped. Never pass visitors' input to these two. */
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
