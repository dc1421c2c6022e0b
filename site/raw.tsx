type RawScriptProps = {
  text: string;
  type?: string;
  /** The text is only in the prerendered page, and hydration keeps it. */
  onlyPrerendered?: boolean;
  /** The addresses of the page's content; only in the prerendered page, too. */
  content?: string | undefined;
};

/** An inline script, not escaped. Never pass visitors' input to these two. */
export function RawScript({ text, type, onlyPrerendered = false, content }: RawScriptProps) {
  return (
    <script
      type={type}
      data-content={content}
      suppressHydrationWarning={onlyPrerendered}
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

type RawStyleProps = {
  css: string;
  /** The address of the style of all pages; only in the prerendered page, and hydration keeps it. */
  siteStyle?: string | undefined;
};

export function RawStyle({ css, siteStyle }: RawStyleProps) {
  return <style data-site={siteStyle} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
