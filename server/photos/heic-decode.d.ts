/** As far as we use it: the package brings no types. */
declare module 'heic-decode' {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray };
  type Image = { width: number; height: number; decode(): Promise<Decoded> };

  const heicDecode: {
    /** The pictures in a file, upright, each decoded when it is asked to be. */
    all(file: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>;
  };
  export default heicDecode;
}
