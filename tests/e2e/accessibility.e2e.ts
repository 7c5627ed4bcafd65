import { findNothingWithAxe } from "./magazine";

findNothingWithAxe("light");
