// Style sheets are imported as browsers will do it one day; the server puts them into the script.
declare module '*.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}
