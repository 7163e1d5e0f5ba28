import type { Sealer } from './seal.server.ts'

export type FormAge = {
	/** For the hidden field `shown` of a form: when it was shown, sealed, so that nobody else can say it. */
	mark(): string
	/** Whether a form comes back sooner than people fill one in; one without a mark of ours always does. */
	isTooQuick(mark: unknown): boolean
}

/** How long somebody had a form before them. `leastSeconds`: 0 lets everybody through. */
export function formAge(
	sealer: Sealer,
	{ host, now, leastSeconds }: { host: string; now: Date; leastSeconds: number },
): FormAge {
	const purpose = `form-age\n${host}`
	return {
		mark: () => sealer.seal(String(now.getTime()), purpose),
		isTooQuick(mark) {
			if (leastSeconds === 0) return false
			const text = typeof mark === 'string' ? sealer.open(mark, purpose) : undefined
			return text === undefined || now.getTime() - Number(text) < leastSeconds * 1000
		},
	}
}
