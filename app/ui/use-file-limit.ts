import { useEffect, useRef, useState } from 'react'

/** Whether a file in the field is larger than the limit; the form is not submitted while one is. */
export function useFileLimit(bytes: number | undefined) {
	const field = useRef<HTMLInputElement>(null)
	const [tooLarge, setTooLarge] = useState(false)
	useEffect(() => {
		const input = field.current
		const form = input?.form
		if (!input || !form || bytes === undefined) return
		const look = () => setTooLarge(isLargerThan(input, bytes))
		const blockSubmit = (event: SubmitEvent) => {
			if (!isLargerThan(input, bytes)) return
			event.preventDefault()
			event.stopImmediatePropagation()
			input.focus()
		}
		// A file may have been chosen before hydration.
		look()
		input.addEventListener('change', look)
		form.addEventListener('submit', blockSubmit, true)
		return () => {
			input.removeEventListener('change', look)
			form.removeEventListener('submit', blockSubmit, true)
		}
	}, [bytes])
	return { field, tooLarge }
}

function isLargerThan({ files }: HTMLInputElement, bytes: number) {
	return Array.from(files ?? []).some(({ size }) => size > bytes)
}
