// For commands that read the current content, without a build: resolves imports of it to CONTENT_DIR.
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contentFile } from './folders.mjs';

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!parentURL?.startsWith('file:') || !/^\.{1,2}\//.test(specifier)) return next(specifier, context);
    const file = fileURLToPath(new URL(specifier, parentURL));
    const read = contentFile(file, fileURLToPath(parentURL));
    return next(read === undefined ? specifier : String(pathToFileURL(read)), context);
  },
});
