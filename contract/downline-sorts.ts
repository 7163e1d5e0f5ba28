// Without zod, since the pages' script has it.

export const DOWNLINE_SORTS = ['newest', 'name', 'omzet', 'commission', 'level'] as const
