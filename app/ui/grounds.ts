/** A page's ground as `--color-ground` of app/styles/tokens.css, for the bars that a device draws around it. */
export const grounds = { light: '#ffffff', dark: '#12151b' } as const
