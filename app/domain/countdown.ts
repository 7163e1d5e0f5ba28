export type Countdown = {
	days: number
	/** Hours, minutes and seconds below a day, `03:04:05`. */
	clock: string
	/** The same as an ISO 8601 duration for `<time dateTime>`. */
	duration: string
	over: boolean
}

/** Time left until a date, at least zero; a started second counts in full. */
export function countdown(until: Date, now: Date): Countdown {
	const left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000))
	const days = Math.floor(left / 86_400)
	const hours = Math.floor((left % 86_400) / 3_600)
	const minutes = Math.floor((left % 3_600) / 60)
	const seconds = left % 60
	return {
		days,
		clock: [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':'),
		duration: `P${days}DT${hours}H${minutes}M${seconds}S`,
		over: left === 0,
	}
}

/** Words for one day and for several days. */
export type DayTexts = { one: string; other: string }

/** `2 hari, 03:04:05`: days, hours:minutes:seconds (spec section 9). */
export function countdownText({ days, clock }: Countdown, texts: DayTexts): string {
	return `${days} ${days === 1 ? texts.one : texts.other}, ${clock}`
}
