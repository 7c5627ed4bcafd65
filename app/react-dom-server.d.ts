/** The build of React's server renderer that needs nothing of Node; its package types only the bare name. */
declare module "react-dom/server.browser" {
  export * from "react-dom/server";
}
