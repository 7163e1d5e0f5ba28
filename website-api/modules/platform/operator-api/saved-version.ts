import { createHash } from 'node:crypto'
import { Problem } from '#website-api/http/problem.ts'

/** A version of saved values: a digest that is equal for equal values, whatever the order of their keys. */
export function versionOf(saved: unknown): string {
	return createHash('sha256')
		.update(JSON.stringify(saved ?? null))
		.digest('hex')
		.slice(0, 16)
}

/**
 * Rejects a change that is based on another version than the saved one; without a version all changes are accepted.
 * 409 CHANGED_MEANWHILE.
 */
export function requireVersion(saved: unknown, version: string | undefined) {
	if (version !== undefined && version !== versionOf(saved)) {
		throw new Problem(409, 'CHANGED_MEANWHILE')
	}
}

/**
 * The same where the entity may not exist: version null means that it is to be created. 409 SLUG_TAKEN; 404 `missing`
 * for the version of a deleted entity.
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
