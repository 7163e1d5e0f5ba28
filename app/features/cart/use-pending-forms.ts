import { useState } from 'react'

/** The last form of each line, by the line's id, until its answer is rendered; it may wait for the one before. */
export type PendingForms = {
	all: ReadonlyMap<number, FormData>
	get(id: number): FormData | undefined
	set(id: number, form: FormData): void
	/** Removes the form, unless another has taken its place. */
	remove(id: number, form: FormData): void
}

/** Holds the pending forms of a page. */
export function usePendingForms(): PendingForms {
	const [forms, setForms] = useState<ReadonlyMap<number, FormData>>(new Map())
	return {
		all: forms,
		get: (id) => forms.get(id),
		set: (id, form) => setForms((current) => new Map(current).set(id, form)),
		remove: (id, form) =>
			setForms((current) => {
				if (current.get(id) !== form) return current
				const others = new Map(current)
				others.delete(id)
				return others
			}),
	}
}
