/** Types the build of React's server renderer that needs no Node API. Its package types only the bare name. */
declare module "react-dom/server.browser" {
  export * from "react-dom/server";
}
