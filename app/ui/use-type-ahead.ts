import { useRef } from 'react'
import { findTyped, nothingTyped, typeAheadDelay, typedWith } from '#app/domain/type-ahead.ts'

/** Finds names by their first letters while a list has the focus. */
export function useTypeAhead(names: string[]) {
	const typed = useRef(nothingTyped)
	return {
		/** Index of the name that begins with the typed letters; -1 when none does. */
		type(letter: string, active: number): number {
			typed.current = typedWith(typed.current, letter, performance.now())
			return findTyped(names, typed.current.text, active)
		},
		/** A space is part of the word. */
		isTyping: () =>
			typed.current.text !== '' && performance.now() - typed.current.at <= typeAheadDelay,
	}
}
