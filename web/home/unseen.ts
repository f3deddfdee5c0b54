/** A part below the first screen is laid out when it comes near; until then it is as high as it mostly gets, in pixels on a phone, a tablet and a desk. */
export function unseen(base: number, md: number, lg: number) {
  return {
    contentVisibility: 'auto',
    containIntrinsicSize: { base: `auto ${base}px`, md: `auto ${md}px`, lg: `auto ${lg}px` },
  } as const;
}
