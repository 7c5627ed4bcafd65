/**
 * Internal header of the page that may ask for the camera. The Worker turns it into `Permissions-Policy` and removes
 * it; every other page denies the camera.
 */
export const cameraHeader = "X-Camera";

/** Path of that page. It is loaded as a document of its own, since a document keeps the policy it came with. */
export const cameraPath = "/klasa";
