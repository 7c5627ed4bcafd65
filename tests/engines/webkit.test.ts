import { mainPaths } from "./main-paths";

mainPaths("WebKit");
