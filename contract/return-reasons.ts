// Without zod, since the pages' script has it.

/** Why something is sent back. */
export const RETURN_REASONS = [
	'DAMAGED',
	'WRONG_ITEM',
	'NOT_AS_DESCRIBED',
	'INCOMPLETE',
	'OTHER',
] as const
