/** Types for the build of React's server renderer that needs no Node API; its package types only the bare name. */
declare module "react-dom/server.browser" {
  export * from "react-dom/server";
}
