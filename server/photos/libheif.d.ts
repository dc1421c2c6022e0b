/** The package has types for libheif, but not for this file of it. */
declare module 'libheif-js/wasm-bundle.js' {
  import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';

  const libheif: MainModule;
  export default libheif;
}
