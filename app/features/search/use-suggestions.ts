import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import type { SuggestionAnswer } from './suggestion.ts'

/** Debounce time in ms (spec section 9). */
const debounceMs = 500

/** Calls `act` after `debounceMs`, unless the returned function is called before. */
export function debounced(act: () => void): () => void {
	const timer = setTimeout(act, debounceMs)
	return () => clearTimeout(timer)
}

/**
 * Suggestions for a field's text, fetched from this server 500 ms after the last key; a newer request aborts an older
 * one. Undefined while there are none for the current text.
 */
export function useSuggestions(input: HTMLInputElement): SuggestionAnswer | undefined {
	const action = usePath()(paths.searchSuggestions)
	const { load, data } = useFetcher<SuggestionAnswer | null>()
	const [text, setText] = useState('')

	useEffect(() => {
		const read = () => setText(input.value.trim())
		// Text may have been typed before hydration.
		if (input.value !== input.defaultValue) read()
		input.addEventListener('input', read)
		return () => input.removeEventListener('input', read)
	}, [input])

	useEffect(() => {
		if (text.length < 2) return
		return debounced(() => load(`${action}?q=${encodeURIComponent(text)}`))
	}, [text, load, action])

	return data?.text === text ? data : undefined
}
