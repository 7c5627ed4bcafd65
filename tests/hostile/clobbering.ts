import { each, type HostileClass } from "./hostile-class";

const names = [
  ...["harm", "querySelector", "getElementById", "createElement", "cookie", "body", "head", "forms", "location"],
  ...["documentElement", "defaultView", "currentScript", "__remixManifest", "te-dhenat", "attributes", "firstChild"],
  ...["permbajtja", "menyja", "me-shume", "mesimet", "constructor", "__proto__", "nodeName", "parentNode", "innerHTML"],
];
const carriers = [
  (name: string) => `<a id="${name}" href="/math">a</a>`,
  (name: string) =>
    `<img name="${name}" src="/favicon.svg" alt=""><img id=${name} name=${name} src="/favicon.svg" alt="">`,
  (name: string) => `<form id="${name}"><input name="${name}"><output id=${name}></form><p id=${name}>a</p>`,
];

/** Elements that use a name of the page for themselves. */
export const clobbering: HostileClass = {
  name: "DOM clobbering",
  bodies: [
    ...each(names, carriers, (name, carry) => carry(name)),
    '<a id=harm></a><a id=harm name=x href="cid:1">a</a>',
    "<p id='user-content-x'>a</p><p id='user-content-user-content-x'>b</p><a href='#x'>c</a>",
    "<object id=a><param name=b></object><embed name=a>",
    "<p aria-labelledby=permbajtja aria-describedby=menyja id=permbajtja>a</p>",
  ],
};
