/** The colour modes of pages that a visitor can choose. */
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** What a visitor can answer; `auto` follows the device again, as a browser without a choice does. */
export const THEME_CHOICES = [...THEMES, 'auto'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]
