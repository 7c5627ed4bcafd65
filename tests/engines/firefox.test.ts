import { mainPaths } from "./main-paths";

mainPaths("Firefox");
