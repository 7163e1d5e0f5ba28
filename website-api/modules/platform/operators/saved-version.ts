import { createHash } from 'node:crypto'
import { Problem } from '#website-api/http/problem.ts'

/** Stands for what is saved: the same for the same values, whoever wrote them and in whatever way. */
export function versionOf(saved: unknown): string {
	return createHash('sha256')
		.update(JSON.stringify(saved ?? null))
		.digest('hex')
		.slice(0, 16)
}

/** Refuses a change that was made for something else than what is saved; without a version any. 409 CHANGED_MEANWHILE. */
export function requireVersion(saved: unknown, version: string | undefined) {
	if (version !== undefined && version !== versionOf(saved)) {
		throw new Problem(409, 'CHANGED_MEANWHILE')
	}
}

/**
 * The same where what is changed may be new: null says that it is to be new. 409 SLUG_TAKEN, or 404 `missing` for the
 * version of something that is gone.
 */
export function requireVersionOrNew(
	saved: object | undefined,
	version: string | null | undefined,
	missing: Problem,
) {
	if (version === null && saved) throw new Problem(409, 'SLUG_TAKEN')
	if (typeof version === 'string' && !saved) throw missing
	requireVersion(saved, version ?? undefined)
}
