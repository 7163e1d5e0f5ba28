import { useEffect } from 'react'
import { ScriptAfterPaint } from '#app/ui/ScriptAfterPaint.tsx'
import type { TrackerIds } from './track.ts'

const whenIdle = 3_000

/** Loads the trackers the visitor agreed to when the browser is idle. Renders nothing. */
export function Trackers({ ids }: { ids: TrackerIds | null }) {
	const analyticsId = ids?.analyticsId ?? null
	const pixelId = ids?.pixelId ?? null
	useEffect(() => {
		if (analyticsId === null && pixelId === null) return
		const start = () =>
			void import('./start-trackers.ts').then(({ startTrackers }) =>
				startTrackers({ analyticsId, pixelId }),
			)
		const later = () => setTimeout(start, 0)
		const idle = () =>
			'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: whenIdle }) : later()
		if (document.readyState === 'complete') idle()
		else window.addEventListener('load', idle, { once: true })
		return () => window.removeEventListener('load', idle)
	}, [analyticsId, pixelId])
	return ids === null ? null : <ScriptAfterPaint />
}
