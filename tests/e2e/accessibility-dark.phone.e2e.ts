import { findNothingWithAxe } from "./magazine";

findNothingWithAxe("dark");
