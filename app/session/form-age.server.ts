import type { Sealer } from '#web/session/seal.server.ts'

export type FormAge = {
	/** Value of a form's hidden field `shown`: the time it was rendered, sealed so that it can't be forged. */
	mark(): string
	/** Whether a form was sent faster than people fill one in; also true without a valid value. */
	isTooQuick(mark: unknown): boolean
}

/** Time between showing and sending a form. `minSeconds` 0 accepts every form. */
export function formAge(
	sealer: Sealer,
	{ host, now, minSeconds }: { host: string; now: Date; minSeconds: number },
): FormAge {
	const purpose = `form-age\n${host}`
	return {
		mark: () => sealer.seal(String(now.getTime()), purpose),
		isTooQuick(mark) {
			if (minSeconds === 0) return false
			const text = typeof mark === 'string' ? sealer.open(mark, purpose) : undefined
			return text === undefined || now.getTime() - Number(text) < minSeconds * 1000
		},
	}
}
