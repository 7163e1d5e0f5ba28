import { useCallback, useRef } from 'react'

/**
 * A ref for the element around form fields that React mounts again elsewhere: copies their values to the new fields.
 */
export function useKeptFields() {
	const previous = useRef<HTMLElement | null>(null)
	return useCallback((element: HTMLElement | null) => {
		if (element === null) return
		if (previous.current) copyFields(previous.current, element)
		previous.current = element
	}, [])
}

function copyFields(from: HTMLElement, to: HTMLElement) {
	const filled = fieldsIn(from)
	for (const [index, field] of fieldsIn(to).entries()) {
		const before = filled[index]
		if (before === undefined) continue
		field.checked = before.checked
		if (field.type !== 'checkbox' && field.type !== 'radio') field.value = before.value
	}
}

function fieldsIn(element: HTMLElement) {
	return [...element.querySelectorAll('input')]
}
