// The attribute of `img` and `link` as HTML spells it: React 18 passes it on, but its types know `fetchPriority` only.

/** Loads before other pictures. */
export const highPriority = { fetchpriority: 'high' }
/** Loads after everything else. */
export const lowPriority = { fetchpriority: 'low' }
