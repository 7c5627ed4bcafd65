/** The magazine's name; change it only here. It is a file of its own, since a poster needs it without the addresses. */
export const siteName = "Prizma";
