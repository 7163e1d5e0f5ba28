import { useEffect, useRef, useState } from 'react'

/** Whether the field has files, and one larger than the limit; the form is not submitted while it has. */
export function useFileLimit(bytes: number | undefined) {
	const field = useRef<HTMLInputElement>(null)
	const [tooLarge, setTooLarge] = useState(false)
	const [hasFiles, setHasFiles] = useState(false)
	useEffect(() => {
		const input = field.current
		const form = input?.form
		if (!input || !form || bytes === undefined) return
		const look = () => {
			setTooLarge(isLargerThan(input, bytes))
			setHasFiles(Boolean(input.files?.length))
		}
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
	return { field, tooLarge, hasFiles }
}

function isLargerThan({ files }: HTMLInputElement, bytes: number) {
	return Array.from(files ?? []).some(({ size }) => size > bytes)
}
