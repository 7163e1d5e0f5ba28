import { useState } from 'react'

/** Forms that wait until the one before them is answered, by the id of their line: of each line only the last. */
export type PostponedForms = {
	get(id: number): FormData | undefined
	set(id: number, form: FormData): void
	/** Removes the form, unless another has taken its place. */
	remove(id: number, form: FormData): void
}

/** Holds the postponed forms of a page. */
export function usePostponedForms(): PostponedForms {
	const [forms, setForms] = useState<ReadonlyMap<number, FormData>>(new Map())
	return {
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
