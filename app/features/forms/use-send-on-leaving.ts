import { useEffect, useRef } from 'react'

/** A form's action and fields. */
export type LeftForm = { action: string; body: URLSearchParams }

/** Sends forms whose answers are pending when the document is left, in requests that outlive it. */
export function useSendOnLeaving(forms: readonly LeftForm[]) {
	const latest = useRef(forms)
	useEffect(() => {
		latest.current = forms
	})
	useEffect(() => {
		const send = () => {
			for (const { action, body } of latest.current) {
				void fetch(action, { method: 'POST', body, keepalive: true }).catch(() => undefined)
			}
		}
		window.addEventListener('pagehide', send)
		return () => window.removeEventListener('pagehide', send)
	}, [])
}
