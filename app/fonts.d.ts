/** The address under which the file is served. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
