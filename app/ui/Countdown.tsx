import { useEffect, useState } from 'react'
import { countdown, countdownText, type DayTexts } from '#app/domain/countdown.ts'

type CountdownProps = {
	/** UTC ISO. */
	until: string
	/** The server's clock when the page was made, UTC ISO: the first value is counted from it. */
	now: string
	/** The day's word: "hari". */
	dayWords: DayTexts
	/** Shown in its place when it is over. */
	over?: string
	/** For a page without script: when it ends, in words. Read by screen readers instead of the ticking. */
	endsAt?: string
}

/** What is left until a moment; right without script at the moment the page was made, ticks with it. */
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
