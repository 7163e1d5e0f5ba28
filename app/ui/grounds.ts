/** The page background `--color-ground` of app/styles/tokens.css, for the theme-color of browsers. */
export const grounds = { light: '#ffffff', dark: '#12151b' } as const
