import { useEffect, useRef, useState } from 'react'

/** Whether a file in the field has more bytes than that; its form is not sent while one has. */
export function useFileLimit(bytes: number | undefined) {
	const field = useRef<HTMLInputElement>(null)
	const [tooLarge, setTooLarge] = useState(false)
	useEffect(() => {
		const input = field.current
		const form = input?.form
		if (!input || !form || bytes === undefined) return
		const look = () => setTooLarge(isLargerThan(input, bytes))
		const hold = (event: SubmitEvent) => {
			if (!isLargerThan(input, bytes)) return
			event.preventDefault()
			event.stopImmediatePropagation()
			input.focus()
		}
		// Whoever was fast has chosen before this code was there.
		look()
		input.addEventListener('change', look)
		form.addEventListener('submit', hold, true)
		return () => {
			input.removeEventListener('change', look)
			form.removeEventListener('submit', hold, true)
		}
	}, [bytes])
	return { field, tooLarge }
}

function isLargerThan({ files }: HTMLInputElement, bytes: number) {
	return Array.from(files ?? []).some(({ size }) => size > bytes)
}
