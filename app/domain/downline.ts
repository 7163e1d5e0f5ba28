import type { DownlineQuery } from '#contract/downline.ts'

export const downlineSorts = [
	'newest',
	'name',
	'omzet',
	'commission',
	'level',
] as const satisfies DownlineQuery['sort'][]
