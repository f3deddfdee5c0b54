/** How far the device's clock is behind the service's, in milliseconds; 0 until known. */
let behind = 0;

/** The service's time, as a phone's clock may be hours off. */
export const serverNow = () => Date.now() + behind;

/** Says what the service's time is now. */
export const setServerNow = (there: number): void => void (behind = there - Date.now());
