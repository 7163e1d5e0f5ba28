/** How often a page asks whether the build has changed, in ms (spec section 9, "build-manifest polling"). */
export const buildCheckMs = 10 * 60_000

type BuildCheck = {
	/** Whether the build's manifest is still there; rejects when that is unknown. */
	ask: () => Promise<boolean>
	now: () => number
	/** The reload guard. */
	mayReload: () => boolean
}

/**
 * Knows whether the next navigation has to load the document: after a deployment the addresses of an old page's modules
 * end. A page that could not ask for longer than that, e.g. in a sleeping tab, loads the document, too.
 */
export function createBuildCheck({ ask, now, mayReload }: BuildCheck) {
	let askedAt = now()
	let isOld = false
	return {
		async check() {
			askedAt = now()
			// Without an answer the next check asks again.
			isOld ||= !(await ask().catch(() => true))
		},
		needsDocument: (): boolean => (isOld || now() - askedAt > 2 * buildCheckMs) && mayReload(),
	}
}
