import { useEffect, useState } from 'react'
import { countdown, countdownText, type DayTexts } from '#app/domain/countdown.ts'

type CountdownProps = {
	/** UTC, ISO 8601. */
	until: string
	/** Time of rendering, UTC, ISO 8601: the first value is computed from it. */
	now: string
	/** The word for day: "hari". */
	dayWords: DayTexts
	/** Shown after the end. */
	over?: string
	/** The end date as text, for pages without script and for screen readers. */
	endsAt?: string
}

/** Time left until a date; without script as rendered, with script updated every second. */
export function Countdown({ until, now, dayWords, over, endsAt }: CountdownProps) {
	const [at, setAt] = useState(() => new Date(now))
	useEffect(() => {
		const tick = () => setAt(new Date())
		tick()
		const timer = setInterval(tick, 1000)
		return () => clearInterval(timer)
	}, [until])

	const left = countdown(new Date(until), at)
	if (left.over && over) return <span>{over}</span>
	return (
		<>
			{endsAt ? <span className="sr-only">{endsAt}</span> : null}
			<time
				className="font-semibold tabular-nums"
				dateTime={left.duration}
				role="timer"
				data-script="when-seen"
				aria-live="off"
				aria-hidden={endsAt ? true : undefined}
			>
				{countdownText(left, dayWords)}
			</time>
		</>
	)
}
